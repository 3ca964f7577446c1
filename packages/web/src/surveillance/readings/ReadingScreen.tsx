import { formatIn } from '@vicino/domain/days/format.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { getLimits } from '@vicino/domain/surveillance/surveillance.contract.ts'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { RecordScreen } from '../../records/RecordScreen.tsx'
import { Loaded } from '../../calls/Loaded.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { late } from '../../ui/late.ts'
import { ActOnReading } from '../critical/ActOnReading.tsx'
import { News2Card } from '../trends/News2Card.tsx'
import { ReadingFacts } from './ReadingFacts.tsx'
import { readingView } from './reading-view.ts'

const Attachments = late(async () => (await import('../../documents/Attachments.tsx')).Attachments)

/** One reading: what was measured, and everything that was ever written of it. */
export function ReadingScreen() {
  const under = ({ measured_at }: Reading) => formatIn(spokenLanguage()).instant(measured_at)
  return (
    <RecordScreen of={readingView} under={under}>
      {reading => (
        <>
          <ActOnReading reading={reading} />
          <MarkedReading reading={reading} />
          <Attachments record={{ kind: 'ClinicalParameter', _id: reading._id }} open={!reading.struck} />
        </>
      )}
    </RecordScreen>
  )
}

/** What was measured under the client's limits: a mark by other ones would mislead, however short. */
function MarkedReading({ reading }: { reading: Reading }) {
  const params = { dossierId: reading.dossierId }
  const read = useRead(getLimits, { params })
  return (
    <Loaded read={read} skeleton={<RowsSkeleton rows={4} />}>
      {limits => (
        <>
          {!reading.struck && <News2Card reading={reading} limits={limits} />}
          <Card>
            <ReadingFacts reading={reading} course={limits.course} />
          </Card>
        </>
      )}
    </Loaded>
  )
}
