/** 'Pesan Pendiri' on the home page (spec section 2). */
export const founder = {
  quote:
    'Ajari anak-anak ini menanam sebelum mengajari mereka memanen. Ilmu yang tidak ditanam di tanah sendiri akan layu di tanah orang.',
  name: 'Almarhum pendiri pesantren',
} as const;
