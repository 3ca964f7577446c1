import { formatIn } from '@vicino/domain/days/format.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { getDrugVersions } from '@vicino/domain/drugs/drugs.contract.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { changedFields } from '../drafts/changed-fields.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { LoadError } from '../ui/page/LoadError.tsx'
import { Card } from '../ui/page/Page.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { drugFields } from './drug-fields.ts'
import classes from './Drugs.module.css'

/** Who wrote what and when, newest first: each version shows what it changed of the one before. */
export function DrugHistory({ drug }: { drug: Drug }) {
  const { t } = useTranslation()
  const params = { dossierId: drug.dossierId, drugId: drug._id }
  const { data: versions, error, refetch } = useRead(getDrugVersions, { params })
  return (
    <Card title={t('Storia')}>
      {error && !versions && <LoadError failure={error} onRetry={() => void refetch()} />}
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
  const what = before ? (version.struck ? t('Annullato') : t('Corretto')) : t('Scritto')
  return (
    <li className={classes.version}>
      <strong>{what}</strong>{' '}
      <span className={classes.signed}>
        {at}, {version.author.name}
      </span>
      {version.reason && (
        <p className={classes.change}>{t('Motivo: {{reason}}', { reason: version.reason })}</p>
      )}
      {before && <Changes version={version} before={before} />}
    </li>
  )
}

/** Each changed field: what stood there, struck through, and what stands there since. */
function Changes({ version, before }: { version: Drug; before: Drug }) {
  const { t } = useTranslation()
  const changed = changedFields(before, version)
  return drugFields
    .filter(({ field }) => field in changed)
    .map(({ field, label, words }) => (
      <p key={field} className={classes.change}>
        {t(label)}: <del className={classes.before}>{words(before, t) || t('(vuoto)')}</del>{' '}
        <ins className={classes.after}>{words(version, t) || t('(vuoto)')}</ins>
      </p>
    ))
}
