import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import { PictureButton } from './PictureButton.tsx'

type Props = {
  /** What is chosen, for who hears the page. */
  field: string
  isShown: boolean
  words: { add: string; change: string; remove: string; ask: string }
  taking: boolean
  removing: boolean
  onTake: (file: File) => void
  /** Ends whether it was taken away or refused. */
  onRemove: () => Promise<void>
}

/** The ways to another picture and to none, which is asked about first. */
export function PictureButtons({ field, isShown, words, taking, removing, onTake, onRemove }: Props) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <PictureButton label={isShown ? words.change : words.add} field={field} busy={taking} onTake={onTake} />
      {isShown && (
        <Button
          variant="subtle"
          leftSection={<IconTrash size={20} stroke={1.8} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {words.remove}
        </Button>
      )}
      <ConfirmSheet
        open={asking}
        onClose={() => setAsking(false)}
        title={words.ask}
        confirmLabel={words.remove}
        danger
        busy={removing}
        onConfirm={() => void onRemove().then(() => setAsking(false))}
      >
        {t('Al suo posto si vedono le iniziali.')}
      </ConfirmSheet>
    </>
  )
}
