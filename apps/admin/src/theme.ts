import { createTheme, defaultVariantColorsResolver } from '@mantine/core';

// Mantine's asterisk would be part of the label's text; theme.css draws one that is not.
const large = { defaultProps: { size: 'md', withAsterisk: false } };

/** Mantine's theme. Its colors, radii and sizes are CSS variables that theme.css derives from the tokens. */
export const theme = createTheme({
  primaryColor: 'green',
  respectReducedMotion: true,
  variantColorResolver: (input) => ({
    ...defaultVariantColorsResolver(input),
    ...(input.variant === 'filled' && { color: 'var(--on-primary)' }),
  }),
  components: {
    Autocomplete: large,
    Button: { defaultProps: { size: 'md' } },
    NativeSelect: large,
    PasswordInput: large,
    Textarea: large,
    TextInput: large,
  },
});
