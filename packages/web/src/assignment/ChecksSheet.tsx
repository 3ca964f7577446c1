import type { Move } from '@vicino/domain/assignment/board.ts'
import { useTranslation } from 'react-i18next'
import { late } from '../ui/late.ts'
import { List, Row } from '../ui/page/List.tsx'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import { ReasonSheet } from '../ui/sheets/ReasonSheet.tsx'
import { reasonSuggestions, reasonToKeep } from '../tasks/overlap-words.ts'
import { timeWords } from '../tasks/time-words.ts'
import { checkWords } from './check-words.ts'
import { clashesSeen, hinderedMove, movedInstead } from './instead-of-move.ts'
import type { Assigning, WaitingMoves } from './use-assigning.ts'
import { visitName } from './visit-name.ts'
import { dotted } from '../i18n/dotted.ts'

const OverlapOffers = late(async () => (await import('../tasks/OverlapOffers.tsx')).OverlapOffers)

/** Moves that wait for an answer, and what is done with it. */
export type AskedChecks = Pick<
  Assigning,
  'waiting' | 'asksReason' | 'saving' | 'banner' | 'confirm' | 'cancel'
> & {
  /** Makes another move in the place of the one that is asked about, where both can be at another time. */
  onInstead?: (move: Move) => void
}

/** What speaks against the moves, before they are saved. Planning somebody twice asks for the reason. */
export function ChecksSheet({ assigning }: { assigning: AskedChecks }) {
  const { t } = useTranslation()
  const { waiting, asksReason, saving, banner, confirm, cancel, onInstead } = assigning
  if (!waiting) return null
  const [move, ...others] = waiting.moves
  const props = {
    open: true,
    onClose: cancel,
    title: t('Da controllare'),
    confirmLabel: t('Assegna lo stesso'),
    busy: saving,
    banner,
  }
  if (asksReason)
    return (
      <ReasonSheet
        {...props}
        onConfirm={reason => confirm(reasonToKeep(reason, t))}
        suggestions={reasonSuggestions(t)}
      >
        <Checks waiting={waiting} />
        {move && others.length === 0 && onInstead && (
          <OverlapOffers
            hindered={hinderedMove(move, waiting.checks)}
            clashes={[...clashesSeen(waiting.checks), ...(waiting.overlap?.clashes ?? [])]}
            onTake={instead => onInstead(movedInstead(move, instead))}
          />
        )}
      </ReasonSheet>
    )
  return (
    <ConfirmSheet {...props} onConfirm={() => confirm()}>
      <Checks waiting={waiting} />
    </ConfirmSheet>
  )
}

function Checks({ waiting: { moves, checks, overlap } }: { waiting: WaitingMoves }) {
  const { t } = useTranslation()
  const answered = overlap?.answered ?? []
  const clashes = overlap?.clashes.filter(({ _id }) => !answered.includes(_id)) ?? []
  const timeOf = new Map(moves.map(({ visit, time }) => [visit._id, time]))
  const rows = Map.groupBy(checks, ({ visit, operator }) => `${visit._id} ${operator._id}`)
  return (
    <>
      {rows.size > 0 && (
        <List label={t('Da controllare')}>
          {[...rows].map(([key, ofOne]) => {
            const { visit, operator } = ofOne[0]!
            return (
              <Row
                key={key}
                title={`${visitName(visit, t)}, ${timeWords({ ...visit, ...timeOf.get(visit._id) }, t)}`}
                under={dotted([operator.name, ...ofOne.map(({ check }) => checkWords(check, t))])}
              />
            )
          })}
        </List>
      )}
      {clashes.length > 0 && (
        <>
          <p>{answered.length > 0 ? t('Nel frattempo si è aggiunto:') : t("Nello stesso orario c'è già:")}</p>
          <List label={t('Si sovrappone a')}>
            {clashes.map(clash => (
              <Row
                key={clash._id}
                title={`${visitName(clash, t)}, ${timeWords(clash, t)}`}
                under={clash.operators.map(({ name }) => name).join(', ')}
              />
            ))}
          </List>
        </>
      )}
    </>
  )
}
