import type { AnamnesisHead, SectionHead } from '@vicino/domain/anamnesis/anamnesis.ts'
import { getDrafts } from '@vicino/domain/drafts/drafts.contract.ts'
import { useDossier } from '../../session/dossier.ts'
import { usePerson } from '../../session/person.ts'
import { useRead } from '../../calls/use-read.ts'
import { draftKeyOf } from '../draft-key.ts'

/** Tells of a section whether something waits in it that only the reader wrote and has not saved. */
export function useOwnDrafts(
  anamnesis: Pick<AnamnesisHead, '_id'> | undefined,
): (section: SectionHead) => boolean {
  const { allows } = useDossier()
  const { _id: own } = usePerson()
  const id = anamnesis?._id ?? ''
  const when = anamnesis !== undefined && allows('anamnesis.write')
  const { data: drafts = [] } = useRead(getDrafts, { query: { prefix: draftKeyOf(id) } }, { when })
  return ({ section, author, saved_at }) => {
    // A save of her own took the draft with it, also while its removal is still under way.
    const ownSave = author?._id === own ? saved_at : null
    return drafts.some(
      draft => draft.key === draftKeyOf(id, section) && (ownSave === null || draft.saved_at > ownSave),
    )
  }
}
