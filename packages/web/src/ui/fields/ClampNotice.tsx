import { Notice } from '../page/Notice.tsx'
import type { Clamp } from './use-clamp.ts'

/** Says at its field what was typed and why it is not taken as it is, with the possible answers. */
export function ClampNotice({ clamp }: { clamp: Clamp }) {
  if (!clamp.question) return null
  return (
    <div data-question>
      <Notice tone="attention" choices={clamp.question.choices} id={clamp.noticeId} atField>
        {clamp.question.sentence}
      </Notice>
    </div>
  )
}
