/** Apple touch icon sizes (specification, section 9); the manifest names the same. */
export const ICON_SIZES = [72, 96, 128, 144, 152, 192, 384, 512];

/** Full to their edges, for systems that cut an icon to their own shape. */
export const MASKABLE_SIZES = [192, 512];
