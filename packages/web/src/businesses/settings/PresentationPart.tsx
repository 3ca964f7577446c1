import type { Business } from '@vicino/domain/businesses/business.ts'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { useMay } from '../../session/person.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { FoldedPart } from '../../ui/page/FoldedPart.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { presentationWords } from './presentation-values.ts'

/** The page of a business: where it stands, what it says, and the way to change both. */
export function PresentationPart({ business }: { business: Business }) {
  const { t } = useTranslation()
  const mayWrite = useMay('permissions.grant', 'write')
  return (
    <FoldedPart title={t('La pagina di presentazione')}>
      <Stack>
        <Facts>
          {presentationWords.map(({ field, label, words }) => (
            <Fact key={field} label={t(label)}>
              {words(business, t) || t('Non indicato')}
            </Fact>
          ))}
        </Facts>
        {mayWrite && (
          <div>
            <LinkButton
              link={pages.editPresentation.link()}
              variant="default"
              leftSection={<IconPencil size={18} stroke={1.9} aria-hidden />}
            >
              {t('Modifica la pagina')}
            </LinkButton>
          </div>
        )}
      </Stack>
    </FoldedPart>
  )
}
