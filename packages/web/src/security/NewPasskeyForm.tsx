import { beginPasskey, listPasskeys, registerPasskey } from '@vicino/domain/sign-in/passkeys.contract.ts'
import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import { nameMax } from '@vicino/domain/wire/text.ts'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { fieldOf } from '../drafts/field-of.ts'
import { deviceWords } from '../i18n/device-words.ts'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { toast } from '../ui/toast.ts'
import { type MadePasskey, makePasskey } from './passkey-on-device.ts'
import { SecretForm } from './SecretForm.tsx'
import { useSecretForm } from './use-secret-form.ts'

/** Names a passkey and proves with the password who asks, then lets the device make it. */
export function NewPasskeyForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [name, setName] = useState(() => deviceWords(navigator.userAgent, t))
  const [notMade, setNotMade] = useState<string | null>(null)
  const [making, setMaking] = useState(false)
  const save = useSave(registerPasskey, { refreshes: [listPasskeys] })
  const sentences: Record<Exclude<MadePasskey['is'], 'made'>, string> = {
    dismissed: t('La passkey non è stata creata: riprovare e confermare sul dispositivo.'),
    known: t('Questo dispositivo ha già una passkey per Vicino.'),
    impossible: t('Questo browser, o questo indirizzo, non permette di creare passkey.'),
  }
  const make = async (asked: AnswerOf<typeof beginPasskey>): Promise<void> => {
    const made = await makePasskey(asked)
    if (made.is !== 'made') return setNotMade(sentences[made.is])
    if (!(await save.send({ body: { name, response: made.response } }))) return
    onClose()
    toast(t('La passkey è pronta'), 'ok')
  }
  const state = useSecretForm({
    endpoint: beginPasskey,
    start: { password: '' },
    onDone: asked => {
      setMaking(true)
      void make(asked).finally(() => setMaking(false))
    },
  })
  const submit = (event: SubmitEvent): void => {
    setNotMade(null)
    save.clear()
    if (name.trim() === '' || making) event.preventDefault()
    else state.submit(event)
  }
  return (
    <SecretForm
      state={{
        ...state,
        submit,
        sending: state.sending || making,
        banner: state.banner ?? notMade ?? save.banner,
      }}
      sendLabel={t('Continua sul dispositivo')}
      onBack={onClose}
    >
      <TextField
        label={t('Nome della passkey')}
        description={t('Per riconoscerla nella lista, per esempio il nome del dispositivo.')}
        required
        data-autofocus
        maxLength={nameMax}
        value={name}
        error={name.trim() === '' ? t(fieldSentences.required.label) : undefined}
        onChange={setName}
      />
      <PasswordField
        label={t('Password')}
        description={t('La passkey apre il suo accesso: serve la password di chi lo usa.')}
        autoComplete="current-password"
        required
        {...fieldOf(state.form, 'password')}
      />
    </SecretForm>
  )
}
