import type { Me, ProfileFields } from '@vicino/domain/users/me.ts'
import { useTranslation } from 'react-i18next'
import { ConflictView } from '../ui/sheets/ConflictView.tsx'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import { type ProfileField, profileOf } from './profile-sections.ts'
import { profileLabels, profileWords } from './profile-words.ts'

type Props = {
  fields: readonly ProfileField[]
  mine: ProfileFields
  theirs: Me
  busy: boolean
  onResolve: (values: ProfileFields) => void
  onCancel: () => void
}

/** The profile was changed meanwhile, on another device: what differs is shown, and nothing is chosen beforehand. */
export function ProfileConflict({ fields, mine, theirs, busy, onResolve, onCancel }: Props) {
  const { t } = useTranslation()
  const other = profileOf(theirs)
  const differing = fields.filter(
    field => profileWords(field, mine[field], t) !== profileWords(field, other[field], t),
  )
  return (
    <Sheet open onClose={onCancel} title={t('Due versioni del suo profilo')} dismissible={!busy}>
      <ConflictView
        by={t('Un altro dispositivo')}
        at={null}
        busy={busy}
        fields={differing.map(field => ({
          id: field,
          label: t(profileLabels[field].label),
          mine: profileWords(field, mine[field], t),
          theirs: profileWords(field, other[field], t),
        }))}
        onCancel={onCancel}
        onResolve={choices => {
          const kept = differing.filter(field => choices[field] === 'mine').map(field => [field, mine[field]])
          onResolve({ ...other, ...(Object.fromEntries(kept) as Partial<ProfileFields>) })
        }}
      />
    </Sheet>
  )
}
