import type { Permission } from '@vicino/domain/access/matrix.ts'
import { permissionGroups } from '@vicino/domain/access/permission-words.ts'
import type { Role } from '@vicino/domain/access/role.ts'
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
  return (
    <Card title={t('Permessi')}>
      <Fields>
        <p>{t('Tutto ciò che la funzione consente è acceso: si può togliere, non aggiungere.')}</p>
        {error && <Notice tone="error">{error}</Notice>}
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
    </Card>
  )
}
