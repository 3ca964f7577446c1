import type { Scale } from '@vicino/domain/anamnesis/derived.ts'
import { bandNamed, bandsAt, type ScaleEntry, scaleOf } from '@vicino/domain/anamnesis/scales.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { pages } from '../../pages/pages.ts'
import { useDossier } from '../../session/dossier.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { Inline } from '../../ui/layout/Inline.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import classes from './ScorePanel.module.css'
import { scoreDecimals, toneOfBand } from './score-tones.ts'

type Props = {
  scale: Scale
  /** What the answers give; undefined while some are missing. */
  score: { value: number; band: string | null } | undefined
  /** Of the client in years. */
  age: number
  /** The day on which it was taken, where that is not now. */
  taken: Day | undefined
  /** What is missing, in words. */
  missing: string
  children?: ReactNode
}

/** What a scale says of the answers given so far: the number, where it stands, what follows from it. */
export function ScorePanel({ scale, score, age, taken, missing, children }: Props) {
  const { t } = useTranslation()
  const entry = scaleOf(scale)
  const band = score && bandNamed(scale, score.band)
  const bands = bandsAt(scale, age)
  const format = formatIn(spokenLanguage())
  const value = score && format.number(score.value, scoreDecimals(scale, score.value))
  return (
    <div className={`${classes.panel} ${score ? '' : classes.open}`}>
      <Inline gap={16} lines={8} align="center" justify="between" role="status">
        <Inline as="p" align="baseline" wrap={false}>
          <Text weight="bold">{t(entry.label)}</Text>
          <span className={classes.number}>{value ?? '–'}</span>
          {scale !== 'bmi' && score && (
            <Text tone="muted" size={15}>
              {t('su {{max}}', { max: entry.max })}
            </Text>
          )}
          {!score && (
            <Text tone="muted" size={15}>
              {missing}
            </Text>
          )}
        </Inline>
        {score && band && <StatusBadge tone={toneOfBand(scale, band.value)} label={t(band.label)} />}
      </Inline>
      {taken && <p>{t('Rilevato il {{day}}', { day: format.day(taken) })}</p>}
      {bands.length > 0 ? (
        <ScaleLine entry={{ ...entry, bands }} value={score?.value} here={band?.value} />
      ) : (
        <p>{t('Sotto i 18 anni il BMI non ha classi: contano le curve di crescita.')}</p>
      )}
      {band?.advice && <ProtocolAdvice label={band.advice.label} />}
      {children}
      {entry.madeFor &&
        (age < entry.madeFor.from ? (
          <Notice tone="attention">{t(entry.madeFor.label)}</Notice>
        ) : (
          <Text as="p" tone="muted" size={13}>
            {t(entry.madeFor.label)}
          </Text>
        ))}
      {entry.owner && (
        <Text as="p" tone="muted" size={13}>
          {entry.owner}
        </Text>
      )}
    </div>
  )
}

/** What a band asks for, and the way to the protocol that it means. */
function ProtocolAdvice({ label }: { label: string }) {
  const { t } = useTranslation()
  const { _id: dossierId, opens } = useDossier()
  return (
    <Notice tone="attention">
      {t(label)}
      {opens(pages.protocols) && (
        <div>
          <LinkButton variant="default" link={pages.protocols.link({ dossierId })}>
            {t('Apri i protocolli')}
          </LinkButton>
        </div>
      )}
    </Notice>
  )
}

/** The scale as a line with its bands, from the lowest to the highest, and where the value stands on it. */
function ScaleLine({
  entry,
  value,
  here,
}: {
  entry: ScaleEntry
  value?: number | undefined
  here?: string | undefined
}) {
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
