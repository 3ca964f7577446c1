import type { CSSVariablesResolver, MantineThemeOverride } from '@mantine/core'

/** Petrol, the one accent: shade 8 carries white text in light, shade 7 in dark. */
const petrol = [
  '#eef6f6',
  '#dcebeb',
  '#b7d6d5',
  '#8fbfbd',
  '#68a8a6',
  '#459390',
  '#27807c',
  '#136c69',
  '#0f5f5b',
  '#0a4a47',
] as const

/** Greys with the cool cast of the canvas, so that Mantine's own borders and surfaces agree with ours. */
const gray = [
  '#f7f9f9',
  '#eef2f2',
  '#dde4e5',
  '#c5ced1',
  '#a2afb3',
  '#76868b',
  '#52636a',
  '#3b494f',
  '#263238',
  '#162126',
] as const
const dark = [
  '#e4eaec',
  '#c7d0d3',
  '#a9b6ba',
  '#76868b',
  '#4c5b61',
  '#2b373c',
  '#1f2a2f',
  '#182125',
  '#12191c',
  '#0c1113',
] as const

/**
 * What Mantine's own parts (calendars, toasts, charts) look like. Defaults of a component stand here as plain
 * objects: its own extend() would pull it into the entry.
 */
export const theme: MantineThemeOverride = {
  primaryColor: 'petrol',
  primaryShade: { light: 8, dark: 7 },
  colors: { petrol, gray, dark },
  fontFamily: "'Figtree Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.35' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '6px', sm: '8px', md: '10px', lg: '14px', xl: '20px' },
  breakpoints: { xs: '37.5625em', sm: '48em', md: '63em', lg: '64em', xl: '69.375em' },
  defaultRadius: 'md',
  shadows: { md: 'var(--shadow)' },
  respectReducedMotion: true,
  focusRing: 'auto',
}

const scheme = {
  '--mantine-color-body': 'var(--canvas)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-anchor': 'var(--primary-text)',
  '--mantine-color-error': 'var(--error)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--primary-faint)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--control)',
  '--mantine-color-disabled': 'var(--disabled)',
  '--mantine-color-disabled-color': 'var(--disabled-text)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled-hover': 'var(--primary-hover)',
  '--mantine-color-petrol-filled-hover': 'var(--primary-hover)',
  '--mantine-color-petrol-text': 'var(--primary-text)',
  '--mantine-color-petrol-light': 'var(--primary-tint)',
  '--mantine-color-petrol-light-color': 'var(--primary-text)',
  '--mantine-color-petrol-light-hover': 'var(--primary-tint)',
  '--mantine-color-petrol-outline': 'var(--primary-line)',
}

/** Mantine's own colour variables point to our tokens, which know light and dark by themselves. */
export const colourVariables: CSSVariablesResolver = () => ({ variables: {}, light: scheme, dark: scheme })
