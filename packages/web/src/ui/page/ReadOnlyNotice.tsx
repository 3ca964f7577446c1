import { useTranslation } from 'react-i18next'
import { Notice } from './Notice.tsx'

/** Stands where a form would be, for whoever came by its address and may not write here. */
export function ReadOnlyNotice() {
  const { t } = useTranslation()
  return <Notice>{t('Sola lettura')}</Notice>
}
