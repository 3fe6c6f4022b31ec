/** Said of a picture about which neither a text nor that it is decoration was said. */
export const altMissing = 'Tulis apa yang terlihat, atau tandai sebagai hiasan.';
