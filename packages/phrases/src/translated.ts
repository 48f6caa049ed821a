/** The same keys as the French source, whose words may differ: a missing text does not compile. */
export type Translated<Source> = { readonly [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]> }
