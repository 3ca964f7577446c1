import { formatIn } from '@vicino/domain/days/format.ts'
import type { Versioned } from '@vicino/domain/records/versioned.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { Text } from '../ui/layout/Text.tsx'
import { ChangedWords } from '../ui/ChangedWords.tsx'
import { Loaded, type Read } from '../calls/Loaded.tsx'
import { Card } from '../ui/page/Page.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { differs, type ShownField } from '../ui/sheets/merge-sides.ts'
import classes from './RecordHistory.module.css'

type Props<Row extends Shown, Shown> = {
  /** All versions, newest first. */
  read: Read<Row[]>
  fields: readonly ShownField<Shown>[]
  /** What happened with a version that corrects nothing; null where it does. */
  happened?: (version: Row, before: Row) => { label: string } | null
  /** What the first version was, where that is more than that it was written. */
  begun?: { label: string }
  /** What a version tells beside its fields, a sentence each. */
  told?: (version: Row, before: Row | undefined, t: TFunction) => string[]
}

/** What is told of a version beside its fields. */
type Told = Pick<Versioned, 'version' | 'author' | 'written_at' | 'reason'> & { struck: object | null }

/** Who wrote what and when, newest first: each version shows what it changed of the one before. */
export function RecordHistory<Shown extends object, Row extends Shown & Told>({
  read,
  fields,
  happened = () => null,
  begun = { label: 'Registrato' },
  told = () => [],
}: Props<Row, Shown>) {
  const { t } = useTranslation()
  return (
    <Card title={t('Cronologia')}>
      <Loaded read={read} skeleton={<RowsSkeleton rows={2} />}>
        {versions => (
          <ol>
            {versions.map((version, index) => (
              <Version
                key={version.version}
                version={version}
                before={versions[index + 1]}
                fields={fields}
                happened={happened}
                begun={begun}
                told={told}
              />
            ))}
          </ol>
        )}
      </Loaded>
    </Card>
  )
}

type VersionProps<Row extends Shown, Shown> = Required<
  Pick<Props<Row, Shown>, 'fields' | 'happened' | 'told' | 'begun'>
> & {
  version: Row
  before: Row | undefined
}

function Version<Shown extends object, Row extends Shown & Told>(props: VersionProps<Row, Shown>) {
  const { version, before, fields, happened, told, begun } = props
  const { t } = useTranslation()
  const at = formatIn(spokenLanguage()).instant(version.written_at)
  const what = before && !version.struck ? happened(version, before) : null
  const written = before ? (version.struck ? t('Annullato') : t('Corretto')) : t(begun.label)
  const changed = fields.filter(({ field }) => before && differs(before[field], version[field]))
  return (
    <li className={classes.version}>
      <strong>{what ? t(what.label) : written}</strong>{' '}
      <Text tone="muted" size={15}>
        {at}, {version.author.name}
      </Text>
      {version.reason && <p>{t('Motivo: {{reason}}', { reason: version.reason })}</p>}
      {before &&
        changed.map(({ field, label, words }) => (
          <ChangedWords key={field} label={t(label)} was={words(before, t)} is={words(version, t)} />
        ))}
      {told(version, before, t).map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
    </li>
  )
}
