import { labelOfPermission } from '@vicino/domain/access/permission-words.ts'
import { type JobTitle, labelOfJobTitle } from '@vicino/domain/businesses/job-title.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Delegation } from '@vicino/domain/delegations/delegation.ts'
import { listDelegations, withdrawDelegation } from '@vicino/domain/delegations/delegations.contract.ts'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Sheet, SheetActions } from '../ui/sheets/Sheet.tsx'
import { toast } from '../ui/toast.ts'
import { daysWords, delegatedClient, delegationStateWords } from './delegation-words.ts'

/** One delegation as it was signed, and the way to take it back. */
export function DelegationSheet({ delegation, onClose }: { delegation: Delegation; onClose: () => void }) {
  const { t } = useTranslation()
  const save = useSave(withdrawDelegation, { refreshes: [listDelegations] })
  const {
    _id: delegationId,
    person,
    permission,
    note,
    given_by,
    given_at,
    withdrawn_by,
    withdrawn_at,
    state,
  } = delegation
  const { instant } = formatIn(spokenLanguage())
  const withdraw = async (): Promise<void> => {
    if (!(await save.send({ params: { delegationId } }))) return
    toast(t('Delega revocata'), 'ok')
    onClose()
  }
  return (
    <Sheet open onClose={onClose} title={person.name} dismissible={!save.saving}>
      <Stack>
        {state !== 'stands' && <Notice>{t(delegationStateWords[state].label)}</Notice>}
        {save.banner && <Notice tone="error">{save.banner}</Notice>}
        <Facts>
          <Fact label={t('Che cosa')}>{t(labelOfPermission(permission))}</Fact>
          <Fact label={t('Per quale cliente')}>{delegatedClient(delegation, t)}</Fact>
          <Fact label={t('Quando')}>{daysWords(delegation, t)}</Fact>
          <Fact label={t('Istruzione')}>{note}</Fact>
          <Fact label={t('Data da')}>
            {[given_by.name, t(labelOfJobTitle(given_by.role as JobTitle)), instant(given_at)].join(', ')}
          </Fact>
          {withdrawn_by && withdrawn_at !== null && (
            <Fact label={t('Revocata da')}>{[withdrawn_by.name, instant(withdrawn_at)].join(', ')}</Fact>
          )}
        </Facts>
      </Stack>
      {delegation.mine_to_withdraw && (
        <SheetActions>
          <Button variant="default" data-danger loading={save.saving} onClick={() => void withdraw()}>
            {t('Revoca da subito')}
          </Button>
        </SheetActions>
      )}
    </Sheet>
  )
}
