import type { Permission } from '@vicino/domain/access/matrix.ts'
import { permissionGroups } from '@vicino/domain/access/permission-words.ts'
import type { Role } from '@vicino/domain/access/role.ts'
import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import { grantedBy } from '@vicino/domain/businesses/granting.ts'
import { useTranslation } from 'react-i18next'
import { ManyChips } from '../../ui/fields/ChoiceChips.tsx'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Card } from '../../ui/page/Page.tsx'

type Props = {
  roles: readonly Role[]
  kept: readonly Permission[]
  error?: React.ReactNode
  onChange: (kept: Permission[]) => void
}

/** What somebody keeps of what her roles grant: a role is narrowed here, never widened. */
export function PermissionFields({ roles, kept, error, onChange }: Props) {
  const { t } = useTranslation()
  const granted = grantedBy(roles)
  const isEmptied = granted.length > 0 && !granted.some(permission => kept.includes(permission))
  const wrong = isEmptied ? t(fieldSentences.no_permission_left.label) : error
  return (
    <Card title={t('Permessi')}>
      {/* A save that is refused leads here: the first chip takes the cursor, the sentence stands above it. */}
      <div data-invalid={wrong ? '' : undefined}>
        <Fields>
          <p>{t('Tutto ciò che il ruolo consente è attivo: si può togliere, non aggiungere.')}</p>
          {wrong && <Notice tone="error">{wrong}</Notice>}
          {permissionGroups.map(({ label, permissions }) => {
            const options: readonly { value: Permission; label: string }[] = permissions
            const offered = options.filter(({ value }) => granted.includes(value))
            if (offered.length === 0) return null
            const here = offered.map(({ value }) => value)
            return (
              <ManyChips<Permission>
                key={label}
                label={t(label)}
                options={offered}
                value={here.filter(value => kept.includes(value))}
                onChange={chosen =>
                  onChange(
                    granted.filter(one => (here.includes(one) ? chosen.includes(one) : kept.includes(one))),
                  )
                }
              />
            )
          })}
        </Fields>
      </div>
    </Card>
  )
}
