import { formatIn } from '@vicino/domain/days/format.ts'
import type { ToldNumber } from '@vicino/domain/statistics/small-cells.ts'
import { woundTopics } from '@vicino/domain/statistics/counted-topics.ts'
import { type DossierStatistics, endingWithinDays } from '@vicino/domain/statistics/statistics.ts'
import { monthsOf } from '@vicino/domain/statistics/statistics-year.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { BarChart } from './BarChart.tsx'
import { FewWords } from './FewWords.tsx'
import { FigureCard } from './FigureCard.tsx'
import { FigureTable } from './FigureTable.tsx'
import classes from './Statistics.module.css'
import { monthWords, toldWords } from './statistics-words.ts'

type Props = Pick<DossierStatistics, 'year' | 'on' | 'prescriptions' | 'falls' | 'wounds'> & {
  /** Of one client nobody counts whose they are. */
  ofOne?: boolean
  download?: string | undefined
}

/** What is in it: falls and wounds are known to the same readers. */
function titleOf(t: TFunction, { prescriptions, falls }: Pick<Props, 'prescriptions' | 'falls'>): string {
  if (!prescriptions) return t('Cadute e ferite')
  return falls ? t('Prescrizioni, cadute e ferite') : t('Prescrizioni')
}

/** All that is told in it. */
const figuresOf = ({
  prescriptions,
  falls,
  wounds,
}: Pick<Props, 'prescriptions' | 'falls' | 'wounds'>): ToldNumber[] => [
  ...(prescriptions ? [prescriptions.open, prescriptions.ending, prescriptions.clients] : []),
  ...(falls ? [falls.falls, falls.clients, ...falls.months.map(each => each.falls)] : []),
  ...(wounds ?? []).flatMap(({ opened, open, clients }) => [opened, open, clients]),
]

/** Prescriptions, falls and wounds, each for whoever may know it. */
export function ClinicCard({ year, on, prescriptions, falls, wounds, ofOne = false, download }: Props) {
  const { t } = useTranslation()
  const { day } = formatIn(spokenLanguage())
  const told = (value: ToldNumber) => toldWords(value, t)
  if (!prescriptions && !falls && !wounds) return null
  return (
    <FigureCard title={titleOf(t, { prescriptions, falls })} download={download}>
      {prescriptions && (
        <Facts>
          <Fact label={t('Prescrizioni aperte')}>
            {ofOne
              ? t('{{open}} il {{day}}', { open: told(prescriptions.open), day: day(on) })
              : t('{{open}} il {{day}} (clienti: {{clients}})', {
                  open: told(prescriptions.open),
                  clients: told(prescriptions.clients),
                  day: day(on),
                })}
          </Fact>
          <Fact label={t('Terminano entro {{days}} giorni', { days: endingWithinDays })}>
            {told(prescriptions.ending)}
          </Fact>
        </Facts>
      )}
      {falls && <FallsPart year={year} falls={falls} ofOne={ofOne} />}
      {wounds && <WoundsPart on={on} wounds={wounds} ofOne={ofOne} />}
      <FewWords of={figuresOf({ prescriptions, falls, wounds })} />
    </FigureCard>
  )
}

function FallsPart({
  year,
  falls,
  ofOne,
}: {
  year: number
  falls: NonNullable<DossierStatistics['falls']>
  ofOne: boolean
}) {
  const { t } = useTranslation()
  const told = (value: ToldNumber) => toldWords(value, t)
  return (
    <>
      <h3 className={classes.part}>{t('Cadute')}</h3>
      <p className={classes.said}>
        {falls.months.length === 0
          ? t('Nessuna caduta registrata in questo anno.')
          : ofOne
            ? t('Si contano i focus «Caduta avvenuta» aperti nell’anno.')
            : t('Si contano i focus «Caduta avvenuta» aperti nell’anno. Clienti caduti: {{clients}}.', {
                clients: told(falls.clients),
              })}
      </p>
      {falls.months.length > 0 && (
        <>
          <BarChart
            columns={monthsOf(year).map(month => ({
              name: monthWords(month),
              first: falls.months.find(each => each.month === month)?.falls ?? 0,
            }))}
          />
          <FigureTable
            label={t('Cadute per mese')}
            head={[t('Mese'), t('Cadute')]}
            rows={falls.months.map(each => [monthWords(each.month), told(each.falls)])}
            foot={[t('In tutto'), told(falls.falls)]}
          />
        </>
      )}
    </>
  )
}

function WoundsPart({
  on,
  wounds,
  ofOne,
}: {
  on: string
  wounds: NonNullable<DossierStatistics['wounds']>
  ofOne: boolean
}) {
  const { t } = useTranslation()
  const told = (value: ToldNumber) => toldWords(value, t)
  const openOn = t('Aperte il {{day}}', { day: formatIn(spokenLanguage()).day(on) })
  return (
    <>
      <h3 className={classes.part}>{t('Ferite')}</h3>
      {wounds.length === 0 ? (
        <p className={classes.said}>{t('Nessuna ferita registrata in questo anno.')}</p>
      ) : (
        <FigureTable
          label={t('Ferite')}
          head={[t('Ferita'), t('Nuove'), openOn, ...(ofOne ? [] : [t('Clienti')])]}
          rows={woundTopics.flatMap(({ value, label }) =>
            wounds
              .filter(({ topic }) => topic === value)
              .map(each => [
                t(label),
                told(each.opened),
                told(each.open),
                ...(ofOne ? [] : [told(each.clients)]),
              ]),
          )}
        />
      )}
    </>
  )
}
