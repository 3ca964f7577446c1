import { useTranslation } from 'react-i18next'
import { usePerson } from '../session/person.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'
import classes from './Account.module.css'
import { PictureButtons } from './PictureButtons.tsx'
import { useAvatar } from './use-avatar.ts'

/** Who one is, with the picture that colleagues see. */
export function AvatarCard() {
  const { t } = useTranslation()
  const person = usePerson()
  const avatar = useAvatar()
  return (
    <section className={classes.who}>
      <PersonAvatar id={person._id} name={person.name} picture={person.avatar} size={88} />
      <div className={classes.about}>
        <h2 className={classes.name}>{person.name}</h2>
        <p className={classes.muted}>{person.email}</p>
        <div className={classes.buttons}>
          <PictureButtons
            field={t('Foto')}
            isShown={person.avatar !== null}
            words={{
              add: t('Aggiungi una foto'),
              change: t('Cambia la foto'),
              remove: t('Rimuovi la foto'),
              ask: t('Rimuovere la foto?'),
            }}
            taking={avatar.taking}
            removing={avatar.removing}
            onTake={file => void avatar.take(file)}
            onRemove={avatar.remove}
          />
        </div>
      </div>
      {avatar.banner && <Notice tone="error">{avatar.banner}</Notice>}
    </section>
  )
}
