import { confettiMs } from '@vicino/domain/setup/checklist.ts'
import { create } from 'canvas-confetti'
import { useEffect, useRef } from 'react'
import classes from './Confetti.module.css'

const burstEveryMs = 350
/** The tones of the product, on light and dark alike. */
const colors = ['#27807c', '#68a8a6', '#e0a526', '#4a7fd4', '#b05a7a']

/** Confetti from both sides of the window, for as long as they last. They say nothing that the page does not say. */
export function Confetti({ onEnd }: { onEnd: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const end = useRef(onEnd)
  useEffect(() => {
    if (!canvas.current) return undefined
    const fire = create(canvas.current, { resize: true, disableForReducedMotion: true })
    const burst = (): void => {
      for (const side of [0, 1])
        void fire({
          particleCount: 40,
          spread: 70,
          angle: side ? 120 : 60,
          origin: { x: side, y: 0.7 },
          colors,
        })
    }
    burst()
    const bursts = setInterval(burst, burstEveryMs)
    const over = setTimeout(() => end.current(), confettiMs)
    return () => {
      clearInterval(bursts)
      clearTimeout(over)
      fire.reset()
    }
  }, [])
  return <canvas ref={canvas} className={classes.confetti} aria-hidden data-confetti />
}
