import { documentTypes } from '@vicino/domain/documents/document-type.ts'
import type { Icon } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button, type ButtonVariant } from '../ui/Button.tsx'

type Props = {
  label: string
  icon: Icon
  variant?: ButtonVariant
  /** Opens the camera where there is one, instead of the files. */
  camera?: boolean
  multiple?: boolean
  onTake: (files: readonly File[]) => void
}

/** Without the format of its own, an iPhone hands its photographs over as JPEG. */
const files = documentTypes.flatMap(({ value, endings }) => [value, ...endings.map(ending => `.${ending}`)])
const photographs = 'image/jpeg'

/** Opens the device's own choice of files, or its camera. */
export function FileButton({
  label,
  icon: Picture,
  variant = 'default',
  camera = false,
  multiple = false,
  onTake,
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={camera ? photographs : files.join(',')}
        {...(camera && { capture: 'environment' as const })}
        multiple={multiple}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          if (chosen.length > 0) onTake(chosen)
        }}
      />
      <Button
        variant={variant}
        leftSection={<Picture size={20} stroke={1.8} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}
