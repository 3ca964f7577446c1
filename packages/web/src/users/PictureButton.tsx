import { IconCamera } from '@tabler/icons-react'
import { ImageType } from '@vicino/domain/wire/picture.ts'
import { useRef } from 'react'
import { Button } from '../ui/Button.tsx'

type Props = {
  label: string
  /** What is chosen, for who hears the page. */
  field: string
  busy: boolean
  onTake: (file: File) => void
}

/** Opens the device's own choice of a picture, which on a phone includes the camera. */
export function PictureButton({ label, field, busy, onTake }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ImageType.options.join(',')}
        hidden
        aria-label={field}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0]
          currentTarget.value = ''
          if (chosen) onTake(chosen)
        }}
      />
      <Button
        variant="default"
        leftSection={<IconCamera size={20} stroke={1.8} aria-hidden />}
        loading={busy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}
