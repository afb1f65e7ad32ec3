/// The bytes of a cache are not what this program wrote, or no longer true.
struct CacheDamage: Error {}
