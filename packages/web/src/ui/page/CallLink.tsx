import { formatPhone } from '@vicino/domain/people/phone.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  phone: string
  /** Who answers, where the page does not show it beside the number. */
  name?: string
  className?: string
  /** What it looks like, where that is not the number. */
  children?: ReactNode
}

/** A telephone number, one tap away. */
export function CallLink({ phone, name, className, children }: Props) {
  const { t } = useTranslation()
  const number = formatPhone(phone)
  const label = name && t('Chiama {{name}}: {{phone}}', { name, phone: number })
  return (
    <a href={`tel:${phone}`} {...(className && { className })} {...(label && { 'aria-label': label })}>
      {children ?? number}
    </a>
  )
}
