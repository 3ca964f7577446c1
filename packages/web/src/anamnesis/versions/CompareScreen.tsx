import type { Anamnesis, AnamnesisHead } from '@vicino/domain/anamnesis/anamnesis.ts'
import { allAnamnesis, getAnamnesis } from '@vicino/domain/anamnesis/anamnesis.contract.ts'
import { sectionLabel } from '@vicino/domain/anamnesis/section-slug.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconArrowsDiff } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { refuseMissing } from '../../calls/refuse-missing.ts'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Card, Page, Stack } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { countDifferences, Differences } from './Differences.tsx'
import { useSignedWords } from '../signed-words.ts'
import { useSections } from '../section/use-section.ts'
import classes from './Versions.module.css'

/** An anamnesis beside another one of the same client: what each section says differently, by whom and since when. */
export function CompareScreen() {
  const { t } = useTranslation()
  const params = usePage(pages.anamnesisCompare).params
  const { data: all, error, refetch } = useRead(allAnamnesis, { params: { dossierId: params.dossierId } })
  refuseMissing(error)
  const others = all?.filter(({ _id }) => _id !== params.anamnesisId)
  return (
    <Page>
      <PageHeader title={t('Confronta')} back={pages.anamnesisMenu.link(params)} />
      {error && !all && <LoadError failure={error} onRetry={() => void refetch()} />}
      {others?.length === 0 && (
        <EmptyState icon={IconArrowsDiff} words={t("Non c'è un'altra anamnesi con cui confrontare.")} />
      )}
      {others && others.length > 0 && <WithOther params={params} others={others} />}
    </Page>
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
  const failed = [earlier, own].find(({ error, data }) => error && !data)
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
      {failed?.error && <LoadError failure={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !(earlier.data && own.data) && <FormSkeleton />}
      {earlier.data && own.data && (
        <Suspense fallback={<FormSkeleton />}>
          <Compared before={earlier.data} after={own.data} />
        </Suspense>
      )}
    </>
  )
}

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
    return <EmptyState icon={IconArrowsDiff} words={t('Le due anamnesi dicono lo stesso.')} />
  return (
    <Stack>
      {changed.map(pair => (
        <Card key={pair.section.slug} title={t(sectionLabel(pair.section.slug))}>
          <Signed row={pair.after} />
          <div className={classes.changes}>
            <Differences {...pair} />
          </div>
        </Card>
      ))}
    </Stack>
  )
}

function Signed({ row }: { row: Anamnesis['sections'][number] }) {
  const signed = useSignedWords(row)
  return <p className={classes.signed}>{signed}</p>
}
