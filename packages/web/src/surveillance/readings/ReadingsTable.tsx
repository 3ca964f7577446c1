import { formatIn } from '@vicino/domain/days/format.ts'
import { clockIn, todayIn } from '@vicino/domain/days/instant.ts'
import { type Curve, curves } from '@vicino/domain/surveillance/curves.ts'
import { limitsAt } from '@vicino/domain/surveillance/limits-course.ts'
import { type LimitsPeriod, markWords } from '@vicino/domain/surveillance/limits.ts'
import { measures } from '@vicino/domain/surveillance/measure.ts'
import { observedFields, type Reading } from '@vicino/domain/surveillance/reading.ts'
import { valuesOfTrend } from '@vicino/domain/surveillance/trend.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { Fragment, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { dayHeading } from '../../i18n/day-heading.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { useToday } from '../../i18n/use-today.ts'
import { pages } from '../../pages/pages.ts'
import { InSight } from '../../records/InSight.tsx'
import unseen from '../../ui/unseen.module.css'
import { type Figure, type MeasuredName, measuredOf, type MeasuredWords } from '../measured-words.ts'
import classes from './ReadingsTable.module.css'
import { Sparkline } from './Sparkline.tsx'

type Line = { reading: Reading; values: ReadonlyMap<MeasuredName, MeasuredWords> }

/** `curve`: of what is a number, and so has a course and a page of its own. */
type Column = Pick<MeasuredWords, 'name' | 'label'> & { curve: Curve | undefined }

type Props = { dossierId: Id; readings: readonly Reading[]; course: readonly LimitsPeriod[] }

/**
 * Readings as times below and parameters beside each other, those that have a value, in the order in which a nurse
 * measures. Only what lies outside its limits is coloured. A row opens its reading, a head the course of its parameter.
 */
export function ReadingsTable({ dossierId, readings, course }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const lines = readings.map(reading => lineOf(reading, course, t))
  const columns = columnsOf(lines)
  const standing = readings.filter(({ struck }) => struck === null).toReversed()
  const hasNotes = readings.some(({ note }) => note !== '')
  const days = Array.from(Map.groupBy(lines, ({ reading }) => todayIn(reading.measured_at)))
  return (
    <div className={classes.frame} role="region" aria-label={t('Rilevazioni')} tabIndex={0}>
      <table className={classes.table} aria-label={t('Rilevazioni')} onClick={openRow}>
        <thead>
          <tr>
            <th scope="col">{t('Ora')}</th>
            {columns.map(column => (
              <ColumnHead key={column.name} dossierId={dossierId} column={column} standing={standing} />
            ))}
            {hasNotes && <th scope="col">{t('Nota')}</th>}
            <th scope="col">{t('Registrato da')}</th>
          </tr>
        </thead>
        {days.map(([day, ofDay]) => (
          <tbody key={day}>
            <tr className={classes.day}>
              <th scope="rowgroup" colSpan={columns.length + (hasNotes ? 3 : 2)}>
                <span>{dayHeading(day, today)}</span>
              </th>
            </tr>
            {ofDay.map(line => (
              <Row key={line.reading._id} line={line} columns={columns} hasNotes={hasNotes} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

const lineOf = (reading: Reading, course: readonly LimitsPeriod[], t: TFunction): Line => ({
  reading,
  values: new Map(
    measuredOf(reading, limitsAt(course, reading.measured_at), t).map(measured => [measured.name, measured]),
  ),
})

/** A pressure stands where its first number is measured. */
const inOrder = observedFields.map(field => (field === 'bp_max' ? 'bp' : field))

function columnsOf(lines: readonly Line[]): Column[] {
  const all = lines.flatMap(({ values }) => Array.from(values.values()))
  return inOrder.flatMap(name => {
    const first = all.find(measured => measured.name === name)
    return first
      ? [{ name: first.name, label: first.label, curve: curves.find(({ value }) => value === name) }]
      : []
  })
}

/** A tap anywhere on a row is one on its link; a selected text is no tap. */
function openRow({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('a') || getSelection()?.isCollapsed === false) return
  target.closest('tr')?.querySelector<HTMLElement>('th[scope=row] a')?.click()
}

type HeadProps = { dossierId: Id; column: Column; standing: readonly Reading[] }

function ColumnHead({ dossierId, column: { label, curve }, standing }: HeadProps) {
  const { t } = useTranslation()
  if (!curve) return <th scope="col">{label}</th>
  return (
    <th scope="col">
      <Link {...pages.readingTrends.link({ dossierId }, { of: curve.value })} className={classes.head}>
        <span className={classes.name}>{label}</span> <span>{measures[curve.fields[0]].unit}</span>{' '}
        <span className={unseen.unseen}>{t('Andamento')}</span>
        {standing.length > 1 && (
          <Sparkline
            courses={curve.fields.map(field => valuesOfTrend(standing, field))}
            from={standing[0]!.measured_at}
            to={standing.at(-1)!.measured_at}
          />
        )}
      </Link>
    </th>
  )
}

type RowProps = { line: Line; columns: readonly Column[]; hasNotes: boolean }

function Row({ line: { reading, values }, columns, hasNotes }: RowProps) {
  const { t } = useTranslation()
  const { _id: readingId, dossierId, measured_at, author, note, struck } = reading
  return (
    <tr className={struck ? classes.struck : classes.reading}>
      <th scope="row">
        <InSight id={readingId}>
          <Link
            {...pages.reading.link({ dossierId, readingId })}
            className={classes.time}
            aria-label={formatIn(spokenLanguage()).instant(measured_at)}
          >
            {clockIn(measured_at)}
          </Link>
        </InSight>
        {struck ? (
          <span className={classes.state}>{t('Annullato')}</span>
        ) : (
          <OutOfSight values={[...values.values()]} />
        )}
        {note !== '' && !struck && <span className={classes.state}>{t('Nota')}</span>}
      </th>
      {columns.map(({ name }) => (
        <td key={name}>
          {values.get(name)?.figures.map((figure, index) => (
            <Fragment key={figure.mark?.of ?? index}>
              {index > 0 && '/'}
              <FigureWords figure={figure} isStruck={struck !== null} />
            </Fragment>
          ))}
        </td>
      ))}
      {hasNotes && (
        <td>
          <span className={classes.note}>{note}</span>
        </td>
      )}
      <td>{author.name}</td>
    </tr>
  )
}

/** What of a row lies outside its limits, beside its time: its column may lie beyond the edge of a phone. The cells say it. */
function OutOfSight({ values }: { values: readonly MeasuredWords[] }) {
  const out = values.filter(({ marks }) => marks.length > 0)
  if (out.length === 0) return null
  const isRed = out.some(({ marks }) => marks.some(({ mark }) => mark.level === 'red'))
  return (
    <span className={`${classes.state} ${classes.out}`} data-red={isRed || undefined} aria-hidden>
      {out.map(({ label }) => label).join(', ')}
    </span>
  )
}

/** A number outside its limits has an arrow, two where it asks to act, and says so in words to who hears it. */
function FigureWords({ figure: { text, mark }, isStruck }: { figure: Figure; isStruck: boolean }) {
  const { t } = useTranslation()
  if (!mark || isStruck) return text
  const { level, side } = mark.mark
  const Arrow = side === 'high' ? IconArrowUp : IconArrowDown
  const words = t(markWords[level][side].label)
  return (
    <span className={`${classes.mark} ${classes[level]}`}>
      {text}
      <span className={classes.arrows}>
        <Arrow size={14} stroke={2.4} aria-hidden />
        {level === 'red' && <Arrow size={14} stroke={2.4} aria-hidden />}
      </span>{' '}
      <span className={unseen.unseen}>{mark.of === null ? words : `${mark.of}: ${words}`}</span>
    </span>
  )
}
