import type { Anamnesis, AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import type { Section, SectionPart } from '@vicino/domain/anamnesis/section.ts'
import { sectionLabel } from '@vicino/domain/anamnesis/section-slug.ts'
import { IconHistory } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { useSignedWords } from '../signed-words.ts'

type Props = { section: Section; anamnesis: Anamnesis; row: AnamnesisSection; screen: SectionPart['screen'] }

/** The head of a section: what it is, who saved it last, the way back to the menu. */
export function SectionHeader({ section: { slug }, anamnesis, row, screen }: Props) {
  const { t } = useTranslation()
  const params = { dossierId: anamnesis.dossierId, anamnesisId: anamnesis._id }
  const signed = useSignedWords(row)
  return (
    <PageHeader
      title={t(screen?.label ?? sectionLabel(slug))}
      kind={t('Anamnesi')}
      under={signed}
      back={
        screen
          ? { ...pages.anamnesisSection.link({ ...params, section: slug }), ignoreBlocker: true }
          : pages.anamnesisMenu.link(params)
      }
      actions={
        row.version > 0 && (
          <LinkButton
            variant="subtle"
            link={pages.anamnesisVersions.link({ ...params, section: slug })}
            leftSection={<IconHistory size={20} aria-hidden />}
          >
            {t('Cronologia')}
          </LinkButton>
        )
      }
    />
  )
}
