import type { Anamnesis, AnamnesisHead } from '@vicino/domain/anamnesis/anamnesis.ts'
import { allAnamnesis, getAnamnesis } from '@vicino/domain/anamnesis/anamnesis.contract.ts'
import { sectionLabel } from '@vicino/domain/anamnesis/section-slug.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconArrowsDiff } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { Loaded, bothRead } from '../../calls/Loaded.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { Screen } from '../../calls/Screen.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { countDifferences, Differences } from './Differences.tsx'
import { useSignedWords } from '../signed-words.ts'
import { useSections } from '../section/use-section.ts'
import classes from './Versions.module.css'

/** An anamnesis beside another one of the same client: what each section says differently, by whom and since when. */
export function CompareScreen() {
  const { t } = useTranslation()
  const params = usePage(pages.anamnesisCompare).params
  const read = useRead(allAnamnesis, { params: { dossierId: params.dossierId } })
  const isOther = ({ _id }: AnamnesisHead): boolean => _id !== params.anamnesisId
  return (
    <Screen
      read={read}
      skeleton={<FormSkeleton />}
      title={t('Confronta')}
      back={pages.anamnesisMenu.link(params)}
    >
      {all =>
        all.some(isOther) ? (
          <WithOther params={params} others={all.filter(isOther)} />
        ) : (
          <EmptyState icon={IconArrowsDiff} words={t("Non c'è un'altra anamnesi con cui confrontare.")} />
        )
      }
    </Screen>
  )
}

type Where = { dossierId: string; anamnesisId: string }

function WithOther({ params, others }: { params: Where; others: readonly AnamnesisHead[] }) {
  const { t } = useTranslation()
  const [otherId, setOtherId] = useState(others[0]!._id)
  const options = others.map(({ _id, created_at, author }) => ({
    value: _id,
    label: `${formatIn(spokenLanguage()).instant(created_at)}, ${author.name}`,
  }))
  const earlier = useRead(getAnamnesis, { params: { ...params, anamnesisId: otherId } })
  const own = useRead(getAnamnesis, { params })
  return (
    <>
      <div className={classes.choice}>
        <SelectField
          label={t("Con l'anamnesi del")}
          options={options}
          value={otherId}
          onChange={chosen => chosen && setOtherId(chosen)}
        />
      </div>
      <Loaded read={bothRead(earlier, own)} skeleton={<FormSkeleton />}>
        {([before, after]) => (
          <Suspense fallback={<FormSkeleton />}>
            <Compared {...inOrder(before, after)} />
          </Suspense>
        )}
      </Loaded>
    </>
  )
}

/** The earlier of two anamneses before the later one, whichever page they are compared on. */
const inOrder = (one: Anamnesis, other: Anamnesis) =>
  one.created_at <= other.created_at ? { before: one, after: other } : { before: other, after: one }

function Compared({ before, after }: { before: Anamnesis; after: Anamnesis }) {
  const { t } = useTranslation()
  const sections = useSections(after.sections.map(({ section }) => section))
  const pairs = sections.map(section => ({
    section,
    before: before.sections.find(one => one.section === section.slug),
    after: after.sections.find(one => one.section === section.slug)!,
  }))
  const changed = pairs.filter(pair => countDifferences(pair) > 0)
  if (changed.length === 0)
    return <EmptyState icon={IconArrowsDiff} words={t('Le due anamnesi sono uguali.')} />
  return (
    <Stack>
      {changed.map(pair => (
        <Card key={pair.section.slug} title={t(sectionLabel(pair.section.slug))}>
          <Signed row={pair.after} />
          <div className={classes.changes}>
            <Differences {...pair} apart />
          </div>
        </Card>
      ))}
    </Stack>
  )
}

function Signed({ row }: { row: Anamnesis['sections'][number] }) {
  const signed = useSignedWords(row)
  return (
    <Text as="p" tone="muted" size={15}>
      {signed}
    </Text>
  )
}
