import { hasNorms, type Limits } from '@vicino/domain/surveillance/limits.ts'
import { getLimits, putLimits } from '@vicino/domain/surveillance/surveillance.contract.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useRead } from '../../calls/use-read.ts'
import { useSave } from '../../calls/use-save.ts'
import { useToday } from '../../i18n/use-today.ts'
import { useVersionedForm } from '../../records/use-versioned-form.ts'
import { VersionedForm } from '../../records/VersionedForm.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { Screen } from '../../calls/Screen.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useGoOn } from '../../ui/use-go-on.ts'
import { LimitsFacts } from './LimitsFacts.tsx'
import { LimitsFields } from './LimitsFields.tsx'
import { limitsFields } from './limits-fields.ts'
import { formLimits, limitsOfValues, type LimitsValues, valuesOfLimits } from './limits-values.ts'

/** The limits that a doctor ordered for the client, in the place of the usual ones. */
export function LimitsScreen() {
  const { t } = useTranslation()
  const { dossierId } = usePage(pages.readingLimits).params
  const may = useDossier().allows('parameters.limits')
  const read = useRead(getLimits, { params: { dossierId } })
  return (
    <Screen
      read={read}
      keeps
      width="form"
      skeleton={<FormSkeleton fields={6} />}
      title={t('Limiti dei parametri')}
      under={useNormWords()}
      back={pages.readings.link({ dossierId })}
    >
      {limits =>
        may ? (
          <WrittenLimits dossierId={dossierId} limits={limits} />
        ) : (
          <Card>
            <LimitsFacts limits={limits} />
          </Card>
        )
      }
    </Screen>
  )
}

/** Whether the norms of adults hold for the client now. */
const useNorms = (): boolean => hasNorms(useDossier().client.birthday, useToday())

function useNormWords(): string {
  const { t } = useTranslation()
  return useNorms()
    ? t('Come prescritti dal medico. Campi vuoti: valori standard, in grigio.')
    : t('Come prescritti dal medico. Sotto i 16 anni non ci sono valori standard.')
}

function WrittenLimits({ dossierId, limits }: { dossierId: string; limits: Limits }) {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const norms = useNorms()
  const schema = useMemo(() => formLimits(norms), [norms])
  const save = useSave(putLimits)
  const state = useVersionedForm<Limits, LimitsValues>({
    key: `limits.${dossierId}`,
    schema,
    row: limits,
    valuesOf: valuesOfLimits,
    save,
    send: (values, _over, form) => {
      const body = { version: values.version, ...limitsOfValues(values) }
      return save.send({ params: { dossierId }, body }, form)
    },
    onSaved: () => {
      toast(t('Limiti salvati'), 'ok')
      goOn(pages.readings.link({ dossierId }))
    },
  })
  return (
    <VersionedForm state={state} conflictTitle={t('Due versioni di questi limiti')} fields={limitsFields}>
      <LimitsFields form={state.draft.form} norms={norms} news2={limits.news2 !== 'off'} />
    </VersionedForm>
  )
}
