import {
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
} from '@vicino/domain/sign-in/passkeys.contract.ts'
import { nameMax } from '@vicino/domain/wire/text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { fieldOf } from '../drafts/field-of.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Sheet, SheetActions } from '../ui/sheets/Sheet.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { toast } from '../ui/toast.ts'
import { SecretForm } from './SecretForm.tsx'
import { useSecretForm } from './use-secret-form.ts'

/** Gives a passkey another name, or removes it. */
export function PasskeySheet({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation()
  const [removing, setRemoving] = useState(false)
  return (
    <Sheet open onClose={onClose} title={removing ? t('Rimuovere questa passkey?') : t('Passkey')}>
      {removing ? (
        <Removal passkey={passkey} onClose={onClose} onBack={() => setRemoving(false)} />
      ) : (
        <Renaming passkey={passkey} onClose={onClose} onRemove={() => setRemoving(true)} />
      )}
    </Sheet>
  )
}

type Props = { passkey: Passkey; onClose: () => void }

function Renaming({ passkey, onClose, onRemove }: Props & { onRemove: () => void }) {
  const { t } = useTranslation()
  const state = useSecretForm({
    endpoint: renamePasskey,
    start: { passkeyId: passkey._id, name: passkey.name },
    refreshes: [listPasskeys],
    onDone: () => {
      onClose()
      toast(t('La passkey ha un altro nome'), 'ok')
    },
  })
  return (
    <>
      <SecretForm state={state} sendLabel={t('Salva il nome')}>
        <TextField
          label={t('Nome della passkey')}
          required
          data-autofocus
          maxLength={nameMax}
          {...fieldOf(state.form, 'name')}
        />
      </SecretForm>
      <SheetActions>
        <Button variant="default" onClick={onRemove}>
          {t('Rimuovi la passkey')}
        </Button>
      </SheetActions>
    </>
  )
}

function Removal({ passkey, onClose, onBack }: Props & { onBack: () => void }) {
  const { t } = useTranslation()
  const save = useSave(removePasskey, { refreshes: [listPasskeys] })
  const remove = async (): Promise<void> => {
    const removed = await save.send({ body: { passkeyId: passkey._id } })
    if (!removed) return
    onClose()
    toast(t('La passkey è rimossa'), 'ok')
  }
  return (
    <>
      <p>
        {t('Con «{{name}}» non si potrà più accedere. Si può rimuovere anche dal dispositivo.', {
          name: passkey.name,
        })}
      </p>
      {save.banner && <Notice tone="error">{save.banner}</Notice>}
      <SheetActions>
        <Button data-danger onClick={() => void remove()} loading={save.saving}>
          {t('Rimuovi la passkey')}
        </Button>
        <Button variant="default" onClick={onBack} disabled={save.saving} data-autofocus>
          {t('Indietro')}
        </Button>
      </SheetActions>
    </>
  )
}
