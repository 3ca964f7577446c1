import {
  type OpenedProtocol,
  type OpenedProtocolChange,
  WholeProtocolChange,
} from '@vicino/domain/protocols/opened-protocol.ts'
import {
  changeOpenedProtocol,
  getOpenedProtocol,
} from '@vicino/domain/protocols/opened-protocols.contract.ts'
import { isProtocolOpen } from '@vicino/domain/protocols/protocol-rules.ts'
import type { UseFormReturnType } from '@mantine/form'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useNamedServices } from '../care-plan/use-named-services.ts'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { type FieldErrorsTaker, useSave } from '../calls/use-save.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useVersionedForm } from '../records/use-versioned-form.ts'
import { VersionedForm } from '../records/VersionedForm.tsx'
import { useDossier } from '../session/dossier.ts'
import { taskReads } from '../tasks/task-reads.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { late } from '../ui/late.ts'
import { toast } from '../ui/toast.ts'
import { useReturnTo } from '../ui/use-return-to.ts'
import { openedProtocolRows } from './opened-protocol-rows.ts'
import { keptSteps, shownSteps } from './shown-steps.ts'
import type { OpenedValues } from './OpenedFields.tsx'

/** What brings lists of its own to choose from comes a moment later. */
const OpenedFields = late(
  async () => (await import('./OpenedFields.tsx')).OpenedFields,
  <FormSkeleton fields={6} />,
)

/** Changes what is still to be done of a protocol that is open: its steps, its days, who answers for it. */
export function EditOpenedProtocolScreen() {
  const { t } = useTranslation()
  const params = usePage(pages.editOpenedProtocol).params
  const { allows } = useDossier()
  return (
    <Screen
      read={useRead(getOpenedProtocol, { params })}
      keeps
      writes={allows('protocol.open_in_dossier')}
      width="form"
      skeleton={<FormSkeleton fields={6} />}
      title={t('Modifica il protocollo')}
      back={pages.openedProtocol.link(params)}
    >
      {({ protocol }) =>
        isProtocolOpen(protocol) ? (
          <OpenedChange key={protocol._id} protocol={protocol} />
        ) : (
          <Notice>{t('Questo protocollo è concluso e resta com’è.')}</Notice>
        )
      }
    </Screen>
  )
}

const valuesOf = (
  { version, steps, starts_on, evaluate_on, responsible }: OpenedProtocol,
  t: TFunction,
): OpenedValues => ({
  version,
  steps: shownSteps(steps, t),
  starts_on,
  evaluate_on,
  responsible,
  above_unassigned: false,
})

const FormChange = z.pipe(
  z.transform(({ starts_on, evaluate_on, responsible, ...values }: OpenedValues) => {
    const days = { ...(starts_on !== null && { starts_on }), ...(evaluate_on !== null && { evaluate_on }) }
    return { ...values, ...days, responsible: responsible._id } as OpenedProtocolChange
  }),
  WholeProtocolChange,
)

function OpenedChange({ protocol }: { protocol: OpenedProtocol }) {
  const { t } = useTranslation()
  const { _id: openedId, dossierId } = protocol
  const params = { dossierId, openedId }
  const services = useNamedServices(protocol.services)
  const leave = useReturnTo(pages.openedProtocol.link(params))
  const save = useSave(changeOpenedProtocol, { refreshes: taskReads })
  const state = useVersionedForm<OpenedProtocol, OpenedValues>({
    key: `opened_protocol.change.${openedId}`,
    schema: FormChange,
    row: protocol,
    valuesOf: row => valuesOf(row, t),
    save,
    send: (values, over, form) => {
      const kept = { ...values, steps: keptSteps(values.steps, over.steps, t) }
      return save.send({ params, body: FormChange.parse(kept) }, errorsOfSteps(form))
    },
    onSaved: () => {
      toast(t('Protocollo modificato'), 'ok')
      leave()
    },
  })
  const { form } = state.draft
  return (
    <VersionedForm
      state={state}
      conflictTitle={t('Due versioni di questo protocollo')}
      fields={openedProtocolRows}
    >
      <Stack>
        <Notice>{t('Ciò che è già fatto resta. I compiti in calendario seguono i passi e i giorni.')}</Notice>
        <OpenedFields form={form} services={services} />
      </Stack>
    </VersionedForm>
  )
}

/** What is refused of a step is said where it stands. */
const errorsOfSteps = ({ values, setErrors }: UseFormReturnType<OpenedValues>): FieldErrorsTaker => ({
  values: {
    ...Object.fromEntries(
      values.steps.flatMap((step, at) =>
        Object.keys(step).map(name => [`steps.${at}.${name}`, null] as const),
      ),
    ),
    ...values,
  },
  setErrors,
})
