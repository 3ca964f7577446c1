import type { Section, SectionPart } from '@vicino/domain/anamnesis/section.ts'
import { type Answers, choiceOf } from '@vicino/domain/form/answers.ts'
import { labelOf } from '@vicino/domain/form/options.ts'
import { IconDroplet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'

type Props = {
  section: Section
  answers: Answers
  where: { dossierId: string; anamnesisId: string }
}

type Screen = NonNullable<SectionPart['screen']>

/** The ways to a section's own screens, each with what is answered there; nothing before it is. */
export function ScreenCards({ section, answers, where }: Props) {
  const { t } = useTranslation()
  const screens = section.parts.flatMap(({ screen }) => (screen ? [screen] : []))
  const once = screens.filter((screen, at) => screens.findIndex(({ slug }) => slug === screen.slug) === at)
  return (
    <List>
      {once.map(screen => (
        <Row
          key={screen.slug}
          link={{
            ...pages.anamnesisSection.link({ ...where, section: section.slug }, { screen: screen.slug }),
            ignoreBlocker: true,
          }}
          start={<RowIcon icon={IconDroplet} />}
          title={t(section.fields[screen.badge]!.label)}
          end={<ScreenBadge section={section} answers={answers} screen={screen} />}
          endBelow
        />
      ))}
    </List>
  )
}

function ScreenBadge({ section, answers, screen }: Omit<Props, 'where'> & { screen: Screen }) {
  const { t } = useTranslation()
  const field = section.fields[screen.badge]!
  const value = choiceOf(answers[screen.badge])
  if (value === undefined) return null
  return <StatusBadge tone={value === true ? 'attention' : 'ok'} label={t(labelOf(field, value))} />
}
