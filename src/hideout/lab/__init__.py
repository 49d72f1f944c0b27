"""Many games at once: simulation, laws, benchmarks."""
