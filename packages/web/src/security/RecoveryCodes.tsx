import { formatIn } from '@vicino/domain/days/format.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../session/person.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { now } from '../i18n/use-today.ts'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { PrintPage } from '../ui/page/PrintPage.tsx'
import { SheetActions } from '../ui/sheets/Sheet.tsx'
import classes from './Security.module.css'
import { PrintButton } from '../ui/page/PrintButton.tsx'

/** Recovery codes, shown this once: to print, to copy, to put away. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation()
  const { name, email } = usePerson()
  const [shownAt] = useState(now)
  return (
    <PrintPage
      about={`Vicino · ${email}`}
      printedAt={formatIn(spokenLanguage()).instant(shownAt)}
      printedBy={name}
    >
      <Stack>
        <Notice tone="attention">
          {t('Questi codici si vedono solo adesso. Conservarli lontano dal telefono.')}
        </Notice>
        <Card title={t('Codici di recupero')}>
          <p className={classes.words}>
            {t(
              "Se perde il telefono, ognuno di questi codici la fa entrare una volta, al posto di quello dell'app.",
            )}
          </p>
          <ul className={classes.codes} aria-label={t('Codici di recupero')}>
            {codes.map(code => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <div className={classes.codeButtons}>
            <CopyButton text={codes.join('\n')} label={t('Copia i codici')} />
            <PrintButton variant="default" />
          </div>
          <div className={classes.onScreen}>
            <SheetActions>
              <Button onClick={onKept}>{t('Li ho conservati')}</Button>
            </SheetActions>
          </div>
        </Card>
      </Stack>
    </PrintPage>
  )
}
