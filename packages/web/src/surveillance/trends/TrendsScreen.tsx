import { addDays } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { instantOf, todayIn } from '@vicino/domain/days/instant.ts'
import { orderedWithin } from '@vicino/domain/surveillance/limits-course.ts'
import type { Limits, LimitsPeriod } from '@vicino/domain/surveillance/limits.ts'
import { measures } from '@vicino/domain/surveillance/measure.ts'
import { getTrend, printParameters } from '@vicino/domain/surveillance/surveillance.contract.ts'
import { type TrendPoint, valuesOfTrend } from '@vicino/domain/surveillance/trend.ts'
import { IconChartLine } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useCall } from '../../calls/use-call.ts'
import { Screen } from '../../calls/Screen.tsx'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { useToday } from '../../i18n/use-today.ts'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { type Curve, curves, type CurveName } from '@vicino/domain/surveillance/curves.ts'
import type { ChartSpan } from './chart-geometry.ts'
import { TrendChart } from './TrendChart.tsx'
import { TrendTable } from './TrendTable.tsx'
import { useWithLimits } from '../limits/use-with-limits.ts'
import { WeightGainNotice } from './WeightGainNotice.tsx'
import classes from './Trends.module.css'
import { PrintButton } from '../../ui/page/PrintButton.tsx'
import { ClientPrintPage } from '../../session/ClientPrintPage.tsx'

const ranges = [
  { value: '7', label: '7 giorni' },
  { value: '30', label: '30 giorni' },
  { value: '90', label: '3 mesi' },
  { value: '365', label: '1 anno' },
] as const
type RangeDays = (typeof ranges)[number]['value']

const everything = [{ value: 'all', label: 'Tutti i parametri' }, ...curves] as const

/** The course of what was measured: each parameter alone or all on one axis of time, as graph and as numbers. */
export function TrendsScreen() {
  const { t } = useTranslation()
  const {
    params: { dossierId },
    search: { of: asked, days = '30' },
  } = usePage(pages.readingTrends)
  const of = curves.find(({ value }) => value === asked)?.value ?? 'all'
  const navigate = useNavigate()
  const today = useToday()
  const startDate = addDays(today, -Number(days))
  const query = { startDate, endDate: today }
  const params = { dossierId }
  const read = useRead(getTrend, { params, query }, { keepLast: true })
  const withLimits = useWithLimits(read, dossierId)
  const show = (search: { of?: CurveName; days?: RangeDays }): void =>
    void navigate({ ...pages.readingTrends.link(params, search), replace: true })
  const chosen = of === 'all' ? {} : { of }
  return (
    <Screen
      read={withLimits}
      skeleton={<FormSkeleton />}
      printed
      title={t('Andamento')}
      back={pages.readings.link(params)}
      actions={<PrintButton />}
      above={
        <div className={classes.filters}>
          <SelectField
            label={t('Parametro')}
            options={everything}
            value={of}
            onChange={next => show({ ...(next && next !== 'all' && { of: next }), days })}
          />
          <Segmented
            label={t('Periodo')}
            options={ranges}
            value={days}
            onChange={next => show({ ...chosen, days: next })}
          />
        </div>
      }
    >
      {([points, limits]) => (
        <Trends
          points={points}
          limits={limits}
          of={of}
          span={{ from: instantOf(startDate, '00:00'), to: instantOf(addDays(today, 1), '00:00') }}
        />
      )}
    </Screen>
  )
}

type TrendsProps = {
  points: readonly TrendPoint[]
  limits: Limits
  of: CurveName | 'all'
  span: ChartSpan
}

function Trends({ points, limits, of, span }: TrendsProps) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const notePrint = useCall(printParameters)
  const shown = curves
    .filter(curve => wasMeasured(curve, points))
    .filter(curve => (of === 'all' ? !isOnlyAir(curve, points) : of === curve.value))
  if (shown.length === 0)
    return <EmptyState icon={IconChartLine} words={t('Nessun valore in questo periodo')} />
  const isDrawn = shown.some(({ fields }) =>
    fields.some(field => points.filter(point => point[field] !== null).length > 1),
  )
  return (
    <ClientPrintPage onPrint={() => void notePrint({ params: { dossierId } })}>
      <Stack>
        {shown.some(({ value }) => value === 'weight') && (
          <WeightGainNotice weights={valuesOfTrend(points, 'weight')} />
        )}
        <Card>
          <div className={classes.charts}>
            {shown.map(curve => (
              <TrendChart
                key={curve.value}
                curve={curve}
                points={points}
                span={span}
                course={limits.course}
              />
            ))}
          </div>
          <LimitsLegend course={limits.course} span={span} isDrawn={isDrawn} />
        </Card>
        <Card title={t('Valori')}>
          <TrendTable curves={shown} points={points} course={limits.course} />
        </Card>
      </Stack>
    </ClientPrintPage>
  )
}

const wasMeasured = ({ fields }: Curve, points: readonly TrendPoint[]): boolean =>
  points.some(point => point[fields[0]] !== null)

/** A flow that was never more than air is no course. */
const isOnlyAir = ({ fields: [field] }: Curve, points: readonly TrendPoint[]): boolean =>
  measures[field].zero !== undefined && points.every(point => !point[field])

/** Whose limits hold: a doctor's for this client, with those of before, or those of adults at home; and how they are drawn. */
function LimitsLegend({
  course,
  span,
  isDrawn,
}: {
  course: readonly LimitsPeriod[]
  span: ChartSpan
  isDrawn: boolean
}) {
  const { t } = useTranslation()
  const [last, ...before] = orderedWithin(course, span)
  const { day } = formatIn(spokenLanguage())
  const said = ({ ordered_by: doctor, from }: LimitsPeriod) => ({ doctor, since: day(todayIn(from)) })
  const sentences = [
    last
      ? t(
          'Limiti prescritti da {{doctor}}, dal {{since}}; per gli altri parametri valori standard.',
          said(last),
        )
      : t('Valori standard per adulti a domicilio.'),
    ...before.map(period => t('Prima, dal {{since}}, quelli prescritti da {{doctor}}.', said(period))),
    isDrawn && t('Linea tratteggiata: agire; punteggiata: osservare.'),
  ]
  return <p className={classes.legend}>{sentences.filter(Boolean).join(' ')}</p>
}
