import { formatIn } from '@vicino/domain/days/format.ts'
import { daysOf } from '@vicino/domain/days/month.ts'
import { getOfficeBilling, type OfficeBilling } from '@vicino/domain/invoices/office.contract.ts'
import { type Controlled, getControlled } from '@vicino/domain/invoices/invoices.contract.ts'
import {
  type Icon,
  IconAlertTriangle,
  IconBuildingBank,
  IconClipboardCheck,
  IconClockDollar,
  IconFileInvoice,
  IconReceiptRefund,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import type { LinkTarget } from '../pages/link-target.ts'
import { pages } from '../pages/pages.ts'
import { SkeletonBlock, Waiting } from '../ui/page/Skeleton.tsx'
import { moneyWords } from './money-words.ts'
import classes from './Invoices.module.css'

type Tile = {
  label: string
  icon: Icon
  count: string
  under: string
  link: LinkTarget
  /** Something waits there for somebody to do it. */
  waits: boolean
}

/** @param controlled how the clients' months stand; undefined while that is being read */
function tilesOf(
  { month, ...office }: OfficeBilling,
  controlled: Controlled | undefined,
  t: TFunction,
): Tile[] {
  const format = formatIn(spokenLanguage())
  const ofMonth = pages.billing.link({ month })
  const { to_issue, open, overdue, credit, payments } = office
  const money = ({ amount }: { amount: number }) => moneyWords(amount)
  // No client is counted twice: issued is what is in order, whatever else waits to be mended or looked at.
  const toControl = controlled && controlled.blocked + controlled.doubtful
  const toIssue = controlled?.in_order
  const counted = (count: number | undefined) => ({ count: String(count ?? '…'), waits: !!count })
  const monthWords = format.month(daysOf(month).start)
  return [
    {
      label: t('Da controllare'),
      icon: IconClipboardCheck,
      under: t('Clienti, {{month}}', { month: monthWords }),
      link: ofMonth,
      ...counted(toControl),
    },
    {
      label: t('Da emettere'),
      icon: IconFileInvoice,
      under: t('{{hours}} ore non ancora fatturate', { hours: format.number(to_issue.minutes / 60, 2) }),
      link: ofMonth,
      ...counted(toIssue),
    },
    {
      label: t('Pagamenti da assegnare'),
      icon: IconBuildingBank,
      count: String(payments.count),
      under: money(payments),
      link: pages.office.link({ which: 'payments' }),
      waits: payments.count > 0,
    },
    {
      label: t('Scadute'),
      icon: IconAlertTriangle,
      count: String(overdue.count),
      under: money(overdue),
      link: pages.office.link({ which: 'overdue' }),
      waits: overdue.count > 0,
    },
    {
      label: t('Aperte'),
      icon: IconClockDollar,
      count: String(open.count),
      under: money(open),
      link: pages.office.link({ which: 'open' }),
      waits: false,
    },
    {
      label: t('Pagate in più'),
      icon: IconReceiptRefund,
      count: String(credit.count),
      under: t('{{amount}} da restituire', { amount: money(credit) }),
      link: pages.office.link({ which: 'open' }),
      waits: credit.count > 0,
    },
  ]
}

const TilesSkeleton = () => (
  <Waiting>
    <div className={classes.tiles}>
      {Array.from({ length: 6 }, (_, tile) => (
        <SkeletonBlock key={tile} height="7.375rem" />
      ))}
    </div>
  </Waiting>
)

/** What waits in the office, with how many and how much. */
export function OfficeTiles() {
  const { t } = useTranslation()
  // It looks at every client's month, and none of the other tiles waits for it.
  const { data: controlled } = useRead(getControlled, {})
  return (
    <Loaded read={useRead(getOfficeBilling, {})} skeleton={<TilesSkeleton />}>
      {office => (
        <nav aria-label={t('Fatturazione')}>
          <ul className={classes.tiles}>
            {tilesOf(office, controlled, t).map(tile => (
              <OfficeTile key={tile.label} {...tile} />
            ))}
          </ul>
        </nav>
      )}
    </Loaded>
  )
}

function OfficeTile({ label, icon: Picture, count, under, link, waits }: Tile) {
  return (
    <li>
      <Link {...link} className={`${classes.tile} ${waits ? classes.waits : ''}`}>
        <span className={classes.tileLabel}>
          <Picture size={20} stroke={1.8} aria-hidden />
          {label}
        </span>
        <strong className={classes.tileCount}>{count}</strong>
        <span className={classes.tileUnder}>{under}</span>
      </Link>
    </li>
  )
}
