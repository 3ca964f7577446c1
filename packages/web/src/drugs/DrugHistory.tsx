import { formatIn } from '@vicino/domain/days/format.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { getDrugVersions } from '@vicino/domain/drugs/drugs.contract.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { LoadError } from '../ui/LoadError.tsx'
import { Card } from '../ui/Page.tsx'
import { RowsSkeleton } from '../ui/Skeleton.tsx'
import { fieldLabels, fieldWords } from './drug-fields.ts'
import classes from './Drugs.module.css'

/** Who wrote what and when, newest first: each version shows what it changed of the one before. */
export function DrugHistory({ drug }: { drug: Drug }) {
  const { t } = useTranslation()
  const params = { dossierId: drug.dossierId, drugId: drug._id }
  const { data: versions, error, refetch } = useRead(getDrugVersions, { params })
  return (
    <Card title={t('Storia')}>
      {error && !versions && <LoadError failure={error} onRetry={refetch} />}
      {!versions && !error && <RowsSkeleton rows={2} />}
      <ol>
        {versions?.map((version, index) => (
          <Version key={version.version} version={version} before={versions[index + 1]} />
        ))}
      </ol>
    </Card>
  )
}

function Version({ version, before }: { version: Drug; before: Drug | undefined }) {
  const { t } = useTranslation()
  const at = formatIn(spokenLanguage()).instant(version.written_at)
  const changed = before ? fieldLabels.filter(({ field }) => differs(version, before, field)) : []
  return (
    <li className={classes.version}>
      <strong>{before ? (version.struck ? t('Annullato') : t('Corretto')) : t('Scritto')}</strong>{' '}
      <span className={classes.signed}>{t('{{at}}, {{name}}', { at, name: version.author.name })}</span>
      {version.reason && (
        <p className={classes.change}>{t('Motivo: {{reason}}', { reason: version.reason })}</p>
      )}
      {before &&
        changed.map(({ field, label }) => (
          <p key={field} className={classes.change}>
            {t(label)}: <span className={classes.before}>{fieldWords(field, before, t) || t('(vuoto)')}</span>{' '}
            {fieldWords(field, version, t) || t('(vuoto)')}
          </p>
        ))}
    </li>
  )
}

const differs = (a: Drug, b: Drug, field: (typeof fieldLabels)[number]['field']): boolean =>
  JSON.stringify(a[field]) !== JSON.stringify(b[field])
