// The index loads a limiter for each database, and by names that a bundle cannot follow.
export { default as RateLimiterMemory } from "rate-limiter-flexible/lib/RateLimiterMemory.js";
export { default as RateLimiterRes } from "rate-limiter-flexible/lib/RateLimiterRes.js";
