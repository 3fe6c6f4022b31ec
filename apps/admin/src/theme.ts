import { createTheme, defaultVariantColorsResolver } from '@mantine/core';

const large = { defaultProps: { size: 'md' } };

/** Mantine's theme. Its colours, radii and sizes are CSS variables, set out of the tokens in theme.css. */
export const theme = createTheme({
  primaryColor: 'green',
  respectReducedMotion: true,
  variantColorResolver: (input) => ({
    ...defaultVariantColorsResolver(input),
    ...(input.variant === 'filled' && { color: 'var(--daun-tombol-teks)' }),
  }),
  components: {
    Autocomplete: large,
    Button: large,
    PasswordInput: large,
    Textarea: large,
    TextInput: large,
  },
});
