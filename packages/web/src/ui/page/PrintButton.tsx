import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'

type Props = { variant?: 'default' }

/** Puts the page on paper, as the browser's own menu does. */
export function PrintButton({ variant }: Props) {
  const { t } = useTranslation()
  return (
    <Button
      {...(variant && { variant })}
      leftSection={<IconPrinter size={20} aria-hidden />}
      onClick={() => window.print()}
    >
      {t('Stampa')}
    </Button>
  )
}
