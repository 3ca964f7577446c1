import {
  findInEmergency,
  openInEmergency,
} from '@vicino/domain/emergency-access/emergency-access.contract.ts'
import { IconFirstAidKit } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../../calls/use-save.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useMay } from '../../session/person.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { NoteField } from '../../ui/fields/NoteField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useReason } from '../../ui/fields/use-reason.ts'
import { NotFoundScreen } from '../../ui/page/NotFoundScreen.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card, Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { useGoOn } from '../../ui/use-go-on.ts'
import classes from '../head/ClosedDossierGate.module.css'

/** The way to a client whom one does not care for, found by exact name and birth date and opened with a reason. */
export function EmergencyAccessScreen() {
  const { t } = useTranslation()
  const mayOpen = useMay('emergency_access', 'write')
  const { accessId } = usePage(pages.emergencyAccess).search
  if (!mayOpen) return <NotFoundScreen />
  return (
    <Page width="form">
      <PageHeader title={t("Accesso d'emergenza")} back={pages.dossiers.link()} />
      {accessId === undefined ? <FindForm /> : <OpenForm accessId={accessId} />}
    </Page>
  )
}

/** Whom she looked for is kept nowhere, unlike what other forms hold: most of it is nobody's business (decision 0064). */
const nobody = { first_name: '', last_name: '', birthday: '' }

function FindForm() {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const [values, setValues] = useState(nobody)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [none, setNone] = useState(false)
  const save = useSave(findInEmergency, { form: { values, setErrors } })
  const change =
    (field: keyof typeof nobody) =>
    (value: string | null): void => {
      setValues(before => ({ ...before, [field]: value ?? '' }))
      setNone(false)
    }
  const find = async (): Promise<void> => {
    setErrors({})
    setNone(false)
    const answer = await save.send({ body: values })
    if (!answer) return
    const { accessId } = answer
    if (accessId === null) return setNone(true)
    // A page that is loaded anew asks for the reason again, and no try of the ten is lost.
    goOn(pages.emergencyAccess.link({ accessId }))
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void find()
  }
  return (
    <Card>
      <form noValidate onSubmit={submit}>
        <Why
          words={t(
            'Per un cliente che non le è assegnato. Serve il nome esatto con la data di nascita; ogni ricerca resta nel registro degli accessi.',
          )}
        />
        <Fields>
          <TextField
            label={t('Nome')}
            required
            value={values.first_name}
            onChange={change('first_name')}
            error={errors['first_name']}
          />
          <TextField
            label={t('Cognome')}
            required
            value={values.last_name}
            onChange={change('last_name')}
            error={errors['last_name']}
          />
          <DayField
            label={t('Data di nascita')}
            required
            value={values.birthday}
            onChange={change('birthday')}
            error={errors['birthday']}
          />
          {none && (
            <Notice tone="attention">
              {t('Nessun dossier con esattamente questo nome e questa data di nascita.')}
            </Notice>
          )}
          {save.banner && <Notice tone="error">{save.banner}</Notice>}
          <Button type="submit" loading={save.saving}>
            {t('Cerca')}
          </Button>
        </Fields>
      </form>
    </Card>
  )
}

function OpenForm({ accessId }: { accessId: string }) {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const { field, give } = useReason()
  const save = useSave(openInEmergency)
  const open = async (reason: string): Promise<void> => {
    const answer = await save.send({ params: { accessId }, body: { reason } })
    if (answer) goOn(pages.dossier.link({ dossierId: answer.dossierId }))
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    give(reason => void open(reason))
  }
  return (
    <Stack>
      <Notice tone="ok">{t('Il dossier esiste.')}</Notice>
      <Card>
        <form noValidate onSubmit={submit}>
          <Why
            words={t(
              'Si apre per 24 ore, indicando il motivo. Chi cura il cliente lo vede subito, la direzione lo verifica.',
            )}
          />
          <Fields>
            <NoteField label={t('Motivo')} required {...field} />
            {save.banner && <Notice tone="error">{save.banner}</Notice>}
            <Button type="submit" loading={save.saving}>
              {t('Apri il dossier')}
            </Button>
            <LinkButton variant="subtle" link={pages.emergencyAccess.link()}>
              {t('Cerca di nuovo')}
            </LinkButton>
          </Fields>
        </form>
      </Card>
    </Stack>
  )
}

function Why({ words }: { words: string }) {
  return (
    <div className={classes.why}>
      <span className={classes.sign} aria-hidden>
        <IconFirstAidKit size={28} stroke={1.7} />
      </span>
      <p>{words}</p>
    </div>
  )
}
