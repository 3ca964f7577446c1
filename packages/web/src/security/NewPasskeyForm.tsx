import { useQueryClient } from '@tanstack/react-query'
import { listPasskeys, registerPasskey } from '@vicino/domain/sign-in/passkeys.contract.ts'
import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import { nameMax } from '@vicino/domain/wire/text.ts'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../calls/failure.ts'
import { sentenceOf } from '../calls/place-failure.ts'
import { call } from '../calls/call.ts'
import { queryKey } from '../calls/query-key.ts'
import { deviceWords } from '../i18n/device-words.ts'
import { Button } from '../ui/Button.tsx'
import { spokenLanguage } from '../i18n/texts.ts'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { SheetActions } from '../ui/sheets/Sheet.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { toast } from '../ui/toast.ts'
import { type MadePasskey, makePasskey } from './passkey-on-device.ts'

/** Names a passkey, then lets the device make it. */
export function NewPasskeyForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [name, setName] = useState(() => deviceWords(navigator.userAgent, t))
  const [banner, setBanner] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const sentences: Record<Exclude<MadePasskey['is'], 'made'>, string> = {
    dismissed: t('La passkey non è stata creata: riprovare e confermare sul dispositivo.'),
    known: t('Questo dispositivo ha già una passkey per Vicino.'),
    impossible: t('Questo browser, o questo indirizzo, non permette di creare passkey.'),
  }
  const make = async (): Promise<void> => {
    const made = await makePasskey()
    if (made.is !== 'made') return setBanner(sentences[made.is])
    await call(registerPasskey, { body: { name, response: made.response } })
    await client.invalidateQueries({ queryKey: queryKey(listPasskeys, {}) })
    onClose()
    toast(t('La passkey è pronta'), 'ok')
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (busy || name.trim() === '') return
    setBusy(true)
    setBanner(null)
    void make()
      .catch((reason: unknown) => {
        if (!(reason instanceof Failure)) throw reason
        setBanner(sentenceOf(reason, t))
      })
      .finally(() => setBusy(false))
  }
  return (
    <form noValidate onSubmit={submit}>
      <Fields>
        <TextField
          label={t('Nome della passkey')}
          description={t('Per riconoscerla nella lista, per esempio il nome del dispositivo.')}
          required
          data-autofocus
          maxLength={nameMax}
          value={name}
          error={name.trim() === '' ? fieldSentences.required[spokenLanguage()] : undefined}
          onChange={setName}
        />
        {banner && <Notice tone="error">{banner}</Notice>}
      </Fields>
      <SheetActions>
        <Button type="submit" loading={busy}>
          {t('Continua sul dispositivo')}
        </Button>
        <Button variant="default" onClick={onClose} disabled={busy}>
          {t('Indietro')}
        </Button>
      </SheetActions>
    </form>
  )
}
