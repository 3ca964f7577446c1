import { TeamName } from '@vicino/domain/teams/team.ts'
import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { FieldErrorsTaker } from '../calls/use-save.ts'
import { errorsAtFields } from '../drafts/errors-at-fields.ts'
import { fieldOf } from '../drafts/field-of.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { SheetActions } from '../ui/sheets/Sheet.tsx'

const Named = z.object({ name: TeamName })

type Props = {
  name: string
  banner: string | null
  busy: boolean
  /** What else may be done with the team. */
  instead?: ReactNode
  onSave: (name: string, form: FieldErrorsTaker) => void
}

/** How a team is called. */
export function TeamNameForm({ name, banner, busy, instead, onSave }: Props) {
  const { t } = useTranslation()
  const form = useForm({ initialValues: { name }, validate: values => errorsAtFields(Named, values) })
  return (
    <form noValidate onSubmit={form.onSubmit(values => onSave(values.name, form))}>
      <Stack>
        {banner && <Notice tone="error">{banner}</Notice>}
        <TextField label={t("Nome dell'équipe")} required {...fieldOf(form, 'name')} />
      </Stack>
      <SheetActions>
        <Button type="submit" loading={busy}>
          {t('Salva')}
        </Button>
        {instead}
      </SheetActions>
    </form>
  )
}
