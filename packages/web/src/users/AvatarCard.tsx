import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../session/person.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'
import classes from './Account.module.css'
import { PictureButton } from './PictureButton.tsx'
import { useAvatar } from './use-avatar.ts'

/** Who one is, with the picture that colleagues see. */
export function AvatarCard() {
  const { t } = useTranslation()
  const person = usePerson()
  const avatar = useAvatar()
  const [asking, setAsking] = useState(false)
  const remove = (): void => void avatar.remove().then(() => setAsking(false))
  return (
    <section className={classes.who}>
      <PersonAvatar id={person._id} name={person.name} picture={person.avatar} size={88} />
      <div className={classes.about}>
        <h2 className={classes.name}>{person.name}</h2>
        <p className={classes.muted}>{person.email}</p>
        <div className={classes.buttons}>
          <PictureButton
            label={person.avatar ? t('Cambia la foto') : t('Aggiungi una foto')}
            field={t('Foto')}
            busy={avatar.taking}
            onTake={file => void avatar.take(file)}
          />
          {person.avatar && (
            <Button
              variant="subtle"
              leftSection={<IconTrash size={20} stroke={1.8} aria-hidden />}
              onClick={() => setAsking(true)}
            >
              {t('Togli la foto')}
            </Button>
          )}
        </div>
      </div>
      {avatar.banner && <Notice tone="error">{avatar.banner}</Notice>}
      <ConfirmSheet
        open={asking}
        onClose={() => setAsking(false)}
        title={t('Togliere la foto?')}
        confirmLabel={t('Togli la foto')}
        danger
        busy={avatar.removing}
        onConfirm={remove}
      >
        {t('Al suo posto si vedono le iniziali.')}
      </ConfirmSheet>
    </section>
  )
}
