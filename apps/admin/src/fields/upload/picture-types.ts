/** The types of picture that a file chooser offers. */
export const pictureTypes = 'image/jpeg,image/png,image/webp';
