import { chainFaults, type ChainVerification } from '@vicino/domain/audit/audit.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import classes from './Audit.module.css'

/** What the verification of the chain found: whole or broken and where, how far it came, what waits to be linked. */
export function ChainOutcome({ checked, outcome }: { checked: number; outcome: ChainVerification }) {
  const { t } = useTranslation()
  const { broken, unlinked, head } = outcome
  const format = formatIn(spokenLanguage())
  const fault = chainFaults.find(({ value }) => value === broken?.fault)
  return (
    <>
      {broken && fault ? (
        <Notice tone="error">
          <p>{t(fault.label)}</p>
          {broken.link !== null && (
            <p>{t('Primo anello rotto: {{link}}', { link: format.number(broken.link) })}</p>
          )}
          {broken.audit_id !== null && <p className={classes.hash}>{broken.audit_id}</p>}
        </Notice>
      ) : (
        <Notice tone="ok">{t('La catena è intatta.')}</Notice>
      )}
      <Stack as="dl" gap={0}>
        <div className={classes.fact}>
          <dt>{t('Anelli verificati')}</dt>
          <dd>{format.number(checked)}</dd>
        </div>
        <div className={classes.fact}>
          <dt>{t('Registrazioni non ancora collegate')}</dt>
          <dd>{format.number(unlinked)}</dd>
        </div>
        {head && (
          <div className={classes.fact}>
            <dt>{t('Ultimo anello sano')}</dt>
            <dd>
              {format.number(head.link)}
              <span className={classes.hash}>{head.hash}</span>
              <span className={classes.hint}>
                {t('Chi lo annota altrove può provare più tardi che dopo di esso non è stato tolto nulla.')}
              </span>
              <CopyButton text={`${head.link} ${head.hash}`} label={t("Copia l'anello")} />
            </dd>
          </div>
        )}
      </Stack>
    </>
  )
}
