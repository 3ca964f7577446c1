import { isDay } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import type { DraftFormState } from '../../drafts/use-draft-form.ts'
import { listWords } from '../../i18n/list-words.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { moveRepeat } from '../series/repeat-values.ts'
import { moveDay } from './moved-values.ts'
import type { TaskValues } from './task-values.ts'

type Props = Pick<DraftFormState<TaskValues>, 'form'> & {
  /** Whom the draft had named, where somebody else was asked for. */
  before: NamedPerson[]
}

/** Where a draft that was taken up again says otherwise than what was asked for now. */
export function DraftNotices({ form, before }: Props) {
  return (
    <>
      <ShownDayNotice form={form} />
      {before.length > 0 && <OperatorsNotice form={form} before={before} />}
    </>
  )
}

/** It was somebody else's: one tap gives it back, while nobody has chosen others since. */
function OperatorsNotice({ form, before }: Props) {
  const { t } = useTranslation()
  const [asked] = useState(form.values.operators)
  if (form.values.operators !== asked) return null
  const names = listWords(before.map(({ name }) => name))
  return (
    <Notice
      tone="attention"
      choices={[
        { label: t('Rimetti {{names}}', { names }), take: () => form.setFieldValue('operators', before) },
      ]}
    >
      {t('La bozza ripresa era per {{names}}.', { names })}
    </Notice>
  )
}

/** The draft that was taken up again is for another day than the one that was looked at: one tap plans it there. */
function ShownDayNotice({ form }: Pick<DraftFormState<TaskValues>, 'form'>) {
  const { t } = useTranslation()
  const { date: shown } = usePage(pages.newTask).search
  const { date, repeat } = form.values
  const [kept] = useState(date)
  if (shown === undefined || date === null || !isDay(date)) return null
  if (date !== kept || date === shown) return null
  const { shortDay } = formatIn(spokenLanguage())
  const change = (): void =>
    form.setValues({ ...moveDay(form.values, shown), repeat: moveRepeat(repeat, date, shown) })
  return (
    <Notice
      tone="attention"
      choices={[{ label: t('Passa a {{day}}', { day: shortDay(shown) }), take: change }]}
    >
      {t('La bozza ripresa è per {{day}}.', { day: shortDay(date) })}
    </Notice>
  )
}
