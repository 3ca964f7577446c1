import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../i18n/use-today.ts'
import { RecordScreen } from '../records/RecordScreen.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Card } from '../ui/page/Page.tsx'
import { DrugFacts } from './DrugFacts.tsx'
import { drugView } from './drug-view.ts'
import { drugStateWords, modalityLabel } from './drug-words.ts'

/** One drug: how it is taken now, and everything that was ever written of it. */
export function DrugScreen() {
  const { t } = useTranslation()
  return (
    <RecordScreen of={drugView} under={drug => t(modalityLabel(drug))}>
      {drug => (
        <>
          <DrugState drug={drug} />
          <Card>
            <DrugFacts drug={drug} />
          </Card>
        </>
      )}
    </RecordScreen>
  )
}

/** What a drug's end or beginning says today; that it was struck is said already. */
function DrugState({ drug }: { drug: Drug }) {
  const { t } = useTranslation()
  const words = drugStateWords(drug, useToday(), t)
  return drug.struck || words === null ? null : <Notice>{words}</Notice>
}
