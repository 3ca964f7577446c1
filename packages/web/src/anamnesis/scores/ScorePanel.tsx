import type { Scale } from '@vicino/domain/anamnesis/derived.ts'
import { bandNamed, type ScaleEntry, scaleOf } from '@vicino/domain/anamnesis/scales.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import classes from './ScorePanel.module.css'
import { shownDecimals, toneOfBand } from './score-tones.ts'

type Props = {
  scale: Scale
  /** What the answers give; undefined while some are missing. */
  score: { value: number; band: string } | undefined
  /** What is missing, in words. */
  missing: string
  children?: ReactNode
}

/** What a scale says of the answers given so far: the number, where it stands, what follows from it. */
export function ScorePanel({ scale, score, missing, children }: Props) {
  const { t } = useTranslation()
  const entry = scaleOf(scale)
  const band = score && bandNamed(scale, score.band)
  const value = score && formatIn(spokenLanguage()).number(score.value, shownDecimals[scale])
  return (
    <div className={`${classes.panel} ${score ? '' : classes.open}`}>
      <div className={classes.head} role="status">
        <p className={classes.total}>
          <span className={classes.name}>{t(entry.label)}</span>
          <span className={classes.number}>{value ?? '–'}</span>
          {scale !== 'bmi' && score && (
            <span className={classes.of}>{t('su {{max}}', { max: entry.max })}</span>
          )}
          {!score && <span className={classes.of}>{missing}</span>}
        </p>
        {score && band && <StatusBadge tone={toneOfBand(scale, score.band)} label={t(band.label)} />}
      </div>
      <ScaleLine entry={entry} value={score?.value} here={score?.band} />
      {band?.advice && <Notice tone="attention">{t(band.advice.label)}</Notice>}
      {children}
      {entry.owner && <p className={classes.owner}>{entry.owner}</p>}
    </div>
  )
}

/** The scale as a line with its bands, from the lowest to the highest, and where the value stands on it. */
function ScaleLine({ entry, value, here }: { entry: ScaleEntry; value?: number; here?: string }) {
  const { value: scale, min, max } = entry
  const bands = entry.bands.toReversed()
  const share = (at: number): number => (Math.min(max, Math.max(min, at)) - min) / (max - min)
  return (
    <div className={classes.scale} aria-hidden>
      {bands.map(({ from = min, value: band }, index) => (
        <span
          key={band}
          className={`${classes.zone} ${classes[toneOfBand(scale, band)]}`}
          data-here={band === here || undefined}
          style={{ flexGrow: share(bands[index + 1]?.from ?? max) - share(from) }}
        />
      ))}
      {bands.slice(1).map(({ from = min }) => (
        <span key={from} className={classes.edge} style={at(share(from))}>
          {from}
        </span>
      ))}
      {value !== undefined && <span className={classes.mark} style={at(share(value))} />}
    </div>
  )
}

const at = (share: number): CSSProperties => ({ insetInlineStart: `${share * 100}%` })
