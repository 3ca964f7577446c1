import { formatIn } from '@vicino/domain/days/format.ts'
import {
  standingWarnings,
  type Warning,
  warningFamily,
  warningKinds,
} from '@vicino/domain/warnings/warning.ts'
import { IconPlus, IconShieldCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { warningIcons } from './shown-warnings.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { Text } from '../ui/layout/Text.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import classes from './Warnings.module.css'

type Props = {
  warnings: readonly Warning[]
  /** What was done last, to be said here. */
  done: string | undefined
  /** False: some kinds are not for this person, and none shown does not mean none. */
  readsAll: boolean
  mayWrite: (warning: Warning) => boolean
  /** Null where the person writes none of the kinds. */
  onNew: (() => void) | null
  onReword: (warning: Warning) => void
  onEnd: (warning: Warning) => void
}

/** The warnings that stand, then those that have ended. */
export function WarningList({ warnings, done, readsAll, mayWrite, onNew, onReword, onEnd }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  // The form that had the cursor is gone: whoever listens goes on where it was said that it is saved.
  useEffect(() => {
    if (done !== undefined) list.current?.focus()
  }, [done])
  const standing = standingWarnings(warnings)
  const ended = warnings.filter(warning => warning.ended !== null)
  const add = onNew && { label: t('Nuova avvertenza'), onPress: onNew }
  return (
    <div ref={list} className={classes.sheet} tabIndex={-1}>
      {done !== undefined && <Notice tone="ok">{done}</Notice>}
      {standing.length === 0 && (
        <EmptyState
          icon={IconShieldCheck}
          words={readsAll ? t('Nessuna avvertenza') : t('Nessuna avvertenza visibile')}
          {...(add && { action: add })}
        />
      )}
      {standing.length > 0 && (
        <ul aria-label={t('Avvertenze')}>
          {standing.map(warning => (
            <WarningItem key={warning._id} warning={warning}>
              {mayWrite(warning) && (
                <div className={classes.actions}>
                  <Button variant="default" onClick={() => onReword(warning)}>
                    {t('Correggi')}
                  </Button>
                  <Button variant="default" onClick={() => onEnd(warning)}>
                    {t('Termina')}
                  </Button>
                </div>
              )}
            </WarningItem>
          ))}
        </ul>
      )}
      {standing.length > 0 && add && (
        <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={add.onPress}>
          {add.label}
        </Button>
      )}
      {!readsAll && (
        <Text as="p" tone="muted" size={15}>
          {t('Alcuni tipi di avvertenza non sono visibili per il suo ruolo.')}
        </Text>
      )}
      {ended.length > 0 && (
        <details className={classes.ended}>
          <summary>{t('Terminate: {{number}}', { number: ended.length })}</summary>
          <ul>
            {ended.map(warning => (
              <WarningItem key={warning._id} warning={warning} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

type ItemProps = { warning: Warning; children?: ReactNode }

function WarningItem({ warning, children }: ItemProps) {
  const { t } = useTranslation()
  const { kind, text, since, author, ended, ended_reason, handover } = warning
  const Icon = warningIcons[kind]
  const { instant } = formatIn(spokenLanguage())
  return (
    <li className={classes.warning} data-ended={ended !== null || undefined}>
      <span className={`${classes.icon} ${classes[warningFamily(kind)]}`} aria-hidden>
        <Icon size={20} stroke={1.9} />
      </span>
      <div className={classes.words}>
        <Text as="p" tone="muted" size={15} weight="bold">
          {t(warningKinds.find(({ value }) => value === kind)!.label)}
        </Text>
        <p className={classes.text}>{text}</p>
        <p className={classes.signed}>{t('{{at}}, {{name}}', { at: instant(since), name: author.name })}</p>
        {handover && ended === null && <p className={classes.signed}>{t('In consegna')}</p>}
        {ended !== null && (
          <p className={classes.signed}>
            {t('Terminata il {{at}}: {{reason}}', { at: instant(ended), reason: ended_reason ?? '' })}
          </p>
        )}
        {children}
      </div>
    </li>
  )
}
