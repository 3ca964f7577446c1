import type { Day } from '@vicino/domain/days/day.ts'
import type { TFunction } from 'i18next'
import { PersonAvatar } from '../../ui/people/PersonAvatar.tsx'
import { loadWords } from '../../tasks/load-words.ts'
import { AbsenceLink } from '../absence/AbsenceLink.tsx'
import { absenceIn, type LaneData } from './lane-data.ts'
import classes from './Lanes.module.css'

type Props = {
  lane: LaneData
  tint: number
  day: Day
  /** Not everything of the day is shown: hours would be wrong. */
  partial: boolean
  t: TFunction
}

/** Whose lane it is, and her hours: what is planned of what her contract asks for. */
export function LaneHead({ lane, tint, day, partial, t }: Props) {
  const { person, operator, fullDay, blocks } = lane
  if (!person)
    return (
      <div className={classes.head}>
        <p className={classes.who}>
          {t('Da assegnare')} <span className={classes.count}>{fullDay.length + blocks.length}</span>
        </p>
      </div>
    )
  return (
    <div className={classes.head}>
      <PersonAvatar id={person._id} name={person.name} picture={person.avatar} size={30} tint={tint} />
      <div className={classes.person}>
        <p className={classes.who} title={person.name}>
          {person.name}
        </p>
        {!partial && <LaneHours lane={lane} t={t} />}
      </div>
      {operator && <AbsenceLink person={person} day={day} standing={absenceIn(lane)} />}
    </div>
  )
}

/** '6 h 30 / 8 h', as a line too; or that she is not there. */
export function LaneHours({
  lane: { operator, minutes, contract, worked, absent },
  t,
}: Pick<Props, 'lane' | 't'>) {
  const isOff = operator !== undefined && worked.length === 0
  if (minutes === 0 && (absent || isOff))
    return <p className={classes.hours}>{absent ? t('Assente') : t('Non in servizio')}</p>
  if (contract === null || contract === 0) return <p className={classes.hours}>{loadWords(minutes)}</p>
  const isOver = minutes > contract
  return (
    <>
      <p className={classes.hours} data-over={isOver || undefined}>
        <b>{loadWords(minutes)}</b> / {loadWords(contract)}
      </p>
      <meter
        className={classes.load}
        min={0}
        max={contract}
        high={contract}
        value={Math.min(minutes, contract)}
        data-over={isOver || undefined}
        aria-label={t('Ore pianificate')}
      />
    </>
  )
}
