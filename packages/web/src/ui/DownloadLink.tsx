import { IconTableDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from './Button.tsx'

/** Takes a table out as a file. `of` says of what, where several stand on a page. */
export function DownloadLink({ href, of }: { href: string; of?: string }) {
  const { t } = useTranslation()
  const words = t('Scarica CSV')
  return (
    <a
      className={buttonClass('default')}
      href={href}
      download
      {...(of !== undefined && { 'aria-label': `${words}: ${of}` })}
    >
      <IconTableDown size={20} stroke={1.8} aria-hidden />
      {words}
    </a>
  )
}
